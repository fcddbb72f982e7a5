import type { CSSProperties } from 'react';
import * as s from './StarRating.css';

interface StarRatingProps {
  /** 0 to 5. */
  value: number;
  /** Number of reviews, shown in brackets. */
  count?: number;
  /** Side of a star in pixels. */
  size?: number;
}

/** Filled stars equal the whole part of the rating (spec section 5); the exact value stands beside. */
export function StarRating({ value, count, size = 18 }: StarRatingProps) {
  const exact = value.toFixed(1);
  const reviews =
    count === undefined ? '' : `, ${String(count)} ${count === 1 ? 'review' : 'reviews'}`;
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
