import type { CSSProperties } from 'react';
import { t } from '../i18n/t';
import { groupDigits } from '../lib/money';
import { EDGE, STAR } from './star';
import * as s from './StarRating.css';

/** How much of the drawing is filled: a star leaves `EDGE` pixels free on each side. */
function filledPx(value: number): number {
  const whole = Math.floor(value);
  const part = value - whole;
  return whole * STAR + (part > 0 ? EDGE + part * (STAR - 2 * EDGE) : 0);
}

interface StarRatingProps {
  /** 0 to 5. */
  value: number;
  /** Number of reviews, shown in brackets. */
  count?: number;
  /** Side length of a star in pixels. */
  size?: number;
}

/**
 * Fills as many stars as the whole part of the rating has (spec section 5) and a part of the next one, with the exact
 * value beside them.
 */
export function StarRating({ value, count, size = 18 }: StarRatingProps) {
  const exact = value.toFixed(1);
  const label =
    count === undefined
      ? t('Rated {rating} out of 5', { rating: exact })
      : t('Rated {rating} out of 5, {count, plural, one {1 review} other {{shown} reviews}}', {
          rating: exact,
          count,
          shown: groupDigits(count),
        });
  const measures = { '--scale': size / STAR, '--filled': `${String(filledPx(value))}px` };
  return (
    <span className={s.rating} role="img" aria-label={label}>
      <span className={s.stars} style={measures as CSSProperties} />
      <span aria-hidden className={s.exact}>
        {count === undefined ? exact : `${exact} (${String(count)})`}
      </span>
    </span>
  );
}
