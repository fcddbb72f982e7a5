import { clsx } from 'clsx';
import type { Product } from '../../shared/api/contract';
import { swatchOf } from './swatches';
import * as s from './CardDetails.css';

const SWATCH_LIMIT = 4;

interface SwatchesProps {
  colors: Product['colors'];
  limit?: number;
}

/** Up to four swatches, then the number of further colours (spec section 2), with one accessible name. */
export function Swatches({ colors, limit = SWATCH_LIMIT }: SwatchesProps) {
  if (colors.length === 0) return null;
  const more = colors.length - limit;
  return (
    <span className={s.swatches} role="img" aria-label={`Colours: ${colors.join(', ')}`}>
      {colors.slice(0, limit).map((color) => {
        const css = swatchOf(color);
        return (
          <span
            key={color}
            className={clsx(s.swatch, css === null && s.unknown)}
            title={color}
            {...(css !== null && { style: { backgroundColor: css } })}
          />
        );
      })}
      {more > 0 && <span>{`+${String(more)}`}</span>}
    </span>
  );
}

/** `0.35 kg` */
export const formatWeight = (kg: number): string => `${String(Math.round(kg * 100) / 100)} kg`;
