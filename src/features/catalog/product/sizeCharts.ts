/** Body measures in centimetres unless the column says otherwise. */
export interface SizeChart {
  title: string;
  note: string;
  columns: string[];
  rows: string[][];
}

const CLOTHES: SizeChart = {
  title: 'Clothes',
  note: 'Measure over light clothing, the tape level and not tight. Between two sizes, take the larger.',
  columns: ['Size', 'Bust (cm)', 'Waist (cm)', 'Hip (cm)', 'Bust (in)'],
  rows: [
    ['XS', '81', '64', '89', '32'],
    ['S', '86', '69', '94', '34'],
    ['M', '91', '74', '99', '36'],
    ['L', '97', '79', '104', '38'],
    ['XL', '102', '86', '110', '40'],
    ['XXL', '107', '94', '117', '42'],
    ['3XL', '114', '102', '124', '45'],
  ],
};

const SHOES: SizeChart = {
  title: 'Footwear',
  note: 'Stand on paper at the end of the day and measure heel to longest toe.',
  columns: ['EU', 'UK / India', 'Foot (cm)'],
  rows: [
    ['36', '3', '22.5'],
    ['37', '4', '23.5'],
    ['38', '5', '24.1'],
    ['39', '6', '25.0'],
    ['40', '7', '25.4'],
    ['41', '8', '26.2'],
  ],
};

const BANGLES: SizeChart = {
  title: 'Bangles',
  note: 'Bring thumb and little finger together and measure around the widest part of the hand.',
  columns: ['Size', 'Inner diameter (cm)', 'Hand around (cm)'],
  rows: [
    ['2.2', '5.4', '17.0'],
    ['2.4', '5.7', '18.0'],
    ['2.6', '6.0', '19.0'],
    ['2.8', '6.4', '20.0'],
    ['2.10', '6.7', '21.0'],
  ],
};

const BEDS: SizeChart = {
  title: 'Beds',
  note: 'Mattress sizes; leave 60 cm to walk around the bed.',
  columns: ['Size', 'Mattress (cm)', 'Mattress (in)'],
  rows: [
    ['Single', '91 × 190', '36 × 75'],
    ['Queen', '152 × 198', '60 × 78'],
    ['King', '182 × 198', '72 × 78'],
  ],
};

const CURTAINS: SizeChart = {
  title: 'Curtains',
  note: 'Measure from the rod to where the curtain should end.',
  columns: ['Drop', 'Length (cm)', 'Made for'],
  rows: [
    ['5 ft', '152', 'Windows'],
    ['7 ft', '213', 'Doors'],
    ['9 ft', '274', 'Tall doors, floor to ceiling'],
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
