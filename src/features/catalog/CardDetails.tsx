import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Product } from '../../shared/api/contract';
import { productPath } from '../../shared/config/paths';
import { label, labelList } from '../../shared/i18n/label';
import { t } from '../../shared/i18n/t';
import { swatchOf } from './swatches';
import * as s from './CardDetails.css';

const SWATCH_LIMIT = 4;

/**
 * Up to four swatches, then the number of further colours (spec section 2). Each opens the product in its colour; they
 * are no tab stops, because the product page has the same choice.
 */
export function Swatches({ product: { _id, colors } }: { product: Product }) {
  if (colors.length === 0) return null;
  const more = colors.length - SWATCH_LIMIT;
  return (
    <span
      className={s.swatches}
      role="group"
      aria-label={t('Colours: {colours}', { colours: labelList(colors) })}
    >
      {colors.slice(0, SWATCH_LIMIT).map((color) => {
        const css = swatchOf(color);
        return (
          <Link
            key={color}
            to={productPath(_id, color)}
            tabIndex={-1}
            aria-label={label(color)}
            title={label(color)}
            className={clsx(s.swatch, css === null && s.unknown)}
            {...(css !== null && { style: { backgroundColor: css } })}
          />
        );
      })}
      {more > 0 && <span>{`+${String(more)}`}</span>}
    </span>
  );
}

/** `0.35 kg` */
export const formatWeight = (kg: number): string =>
  t('{weight} kg', { weight: Math.round(kg * 100) / 100 });
