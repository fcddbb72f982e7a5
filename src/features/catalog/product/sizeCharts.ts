import { t } from '../../../shared/i18n/t';

/** Centimetres, of one side or of several; text needs no unit. */
export type Measure = number | readonly number[] | string;

export interface SizeChart {
  title: string;
  note: string;
  /** The name of the size, and what is measured. */
  columns: string[];
  rows: [size: string, ...measures: Measure[]][];
}

const CM_PER_INCH = 2.54;

/** `91 × 190 cm` and `36 × 75 in`; a text has no inches. Inches have one decimal below 50 cm. */
export function measureTexts(measure: Measure): { cm: string; inches: string | null } {
  if (typeof measure === 'string') return { cm: measure, inches: null };
  const sides = typeof measure === 'number' ? [measure] : measure;
  const inInches = (cm: number) => {
    const inches = cm / CM_PER_INCH;
    return String(cm < 50 ? Math.round(inches * 10) / 10 : Math.round(inches));
  };
  return {
    cm: t('{length} cm', { length: sides.join(' × ') }),
    inches: t('{length} in', { length: sides.map(inInches).join(' × ') }),
  };
}

const CLOTHES: SizeChart = {
  title: t('Clothes'),
  note: t(
    'Measure over light clothing. Keep the tape level, not tight. Between two sizes, choose the larger one.',
  ),
  columns: [t('Size'), t('Bust'), t('Waist'), t('Hip')],
  rows: [
    ['XS', 81, 64, 89],
    ['S', 86, 69, 94],
    ['M', 91, 74, 99],
    ['L', 97, 79, 104],
    ['XL', 102, 86, 110],
    ['XXL', 107, 94, 117],
    ['3XL', 114, 102, 124],
  ],
};

const SHOES: SizeChart = {
  title: t('Footwear'),
  note: t('Stand on paper at the end of the day and measure from the heel to the longest toe.'),
  columns: ['EU', t('UK / India'), t('Foot')],
  rows: [
    ['36', '3', 22.5],
    ['37', '4', 23.5],
    ['38', '5', 24.1],
    ['39', '6', 25],
    ['40', '7', 25.4],
    ['41', '8', 26.2],
  ],
};

const BANGLES: SizeChart = {
  title: t('Bangles'),
  note: t('Bring thumb and little finger together and measure around the widest part of the hand.'),
  columns: [t('Size'), t('Inner diameter'), t('Around the hand')],
  rows: [
    ['2.2', 5.4, 17],
    ['2.4', 5.7, 18],
    ['2.6', 6, 19],
    ['2.8', 6.4, 20],
    ['2.10', 6.7, 21],
  ],
};

const BEDS: SizeChart = {
  title: t('Beds'),
  note: t('Mattress sizes; leave 60 cm to walk around the bed.'),
  columns: [t('Size'), t('Mattress')],
  rows: [
    ['Single', [91, 190]],
    ['Queen', [152, 198]],
    ['King', [182, 198]],
  ],
};

const CURTAINS: SizeChart = {
  title: t('Curtains'),
  note: t('Measure from the rod to where the curtain should end.'),
  columns: [t('Drop'), t('Length'), t('Made for')],
  rows: [
    ['5 ft', 152, t('Windows')],
    ['7 ft', 213, t('Doors')],
    ['9 ft', 274, t('Tall doors, floor to ceiling')],
  ],
};

/** The chart for a product's sizes; null for sizes that need none. */
export function chartFor(sizes: readonly string[]): SizeChart | null {
  const some = (pattern: RegExp) => sizes.some((size) => pattern.test(size.trim()));
  if (some(/^(?:X{0,3}S|M|X{0,3}L|[2-5]XL)$/i)) return CLOTHES;
  if (some(/^(?:EU|UK)\s?\d+/i)) return SHOES;
  if (some(/^2\.\d+$/)) return BANGLES;
  if (some(/^(?:single|queen|king)$/i)) return BEDS;
  if (some(/^\d+\s?ft$/i)) return CURTAINS;
  return null;
}
