import type { CSSProperties } from 'react';
import { countOf } from '../lib/countOf';
import * as s from './StarRating.css';

interface StarRatingProps {
  /** 0 to 5. */
  value: number;
  /** Number of reviews, shown in brackets. */
  count?: number;
  /** Side length of a star in pixels. */
  size?: number;
}

/**
 * Shows the whole part of the rating as filled stars (spec section 5), with the exact value beside them.
 */
export function StarRating({ value, count, size = 18 }: StarRatingProps) {
  const exact = value.toFixed(1);
  const reviews = count === undefined ? '' : `, ${countOf(count, 'review')}`;
  const measures = { '--scale': size / s.STAR, '--filled': Math.floor(value) };
  return (
    <span className={s.rating} role="img" aria-label={`Rated ${exact} out of 5${reviews}`}>
      <span className={s.stars} style={measures as CSSProperties} />
      <span aria-hidden className={s.exact}>
        {count === undefined ? exact : `${exact} (${String(count)})`}
      </span>
    </span>
  );
}
