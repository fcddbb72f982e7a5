import { styled } from '@mui/material/styles';

interface StarRatingProps {
  /** 0 to 5. */
  value: number;
  /** Number of reviews, shown in brackets. */
  count?: number;
  /** Side of a star in pixels. */
  size?: number;
}

const STARS = [1, 2, 3, 4, 5] as const;
const STAR =
  'm12 17.27 4.15 2.51c.76.46 1.69-.22 1.49-1.08l-1.1-4.72 3.67-3.18c.67-.58.31-1.68-.57-1.75l-4.83-.41-1.89-4.46c-.34-.81-1.5-.81-1.84 0L9.19 8.63l-4.83.41c-.88.07-1.24 1.17-.57 1.75l3.67 3.18-1.1 4.72c-.2.86.73 1.54 1.49 1.08z';

/** One styled element and plain ones inside: twenty cards carry one, and change with every filter. */
const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '& svg': { flex: 'none', fill: theme.vars.palette.line.soft },
  '& .filled': { fill: theme.vars.palette.accent.graphic },
  '& .exact': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** Filled stars equal the whole part of the rating (spec section 5); the exact value stands beside. */
export function StarRating({ value, count, size = 18 }: StarRatingProps) {
  const filled = Math.floor(value);
  const exact = value.toFixed(1);
  const reviews =
    count === undefined ? '' : `, ${String(count)} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <Root role="img" aria-label={`Rated ${exact} out of 5${reviews}`}>
      <svg aria-hidden viewBox="0 0 120 24" width={size * STARS.length} height={size}>
        {STARS.map((star) => (
          <path
            key={star}
            d={STAR}
            transform={`translate(${String((star - 1) * 24)} 0)`}
            className={star <= filled ? 'filled' : 'star-empty'}
          />
        ))}
      </svg>
      <span aria-hidden className="exact">
        {exact}
        {count === undefined ? '' : ` (${String(count)})`}
      </span>
    </Root>
  );
}
