import type { Product } from '../../shared/api/contract';
import { swatchOf } from './swatches';

const SWATCH_LIMIT = 4;

/** Up to four swatches, then how many more (spec section 2); one name for all of them. */
export function Swatches({ colors }: { colors: Product['colors'] }) {
  if (colors.length === 0) return null;
  const more = colors.length - SWATCH_LIMIT;
  return (
    <span className="swatches" role="img" aria-label={`Colours: ${colors.join(', ')}`}>
      {colors.slice(0, SWATCH_LIMIT).map((color) => {
        const css = swatchOf(color);
        return (
          <span
            key={color}
            className={css === null ? 'swatch unknown' : 'swatch'}
            title={color}
            {...(css !== null && { style: { backgroundColor: css } })}
          />
        );
      })}
      {more > 0 && <span className="more">{`+${String(more)}`}</span>}
    </span>
  );
}

/** `0.35 kg` */
export const formatWeight = (kg: number): string => `${String(Math.round(kg * 100) / 100)} kg`;
