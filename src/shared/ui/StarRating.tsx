import StarIcon from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface StarRatingProps {
  /** 0 to 5. */
  value: number;
  /** Number of reviews, shown in brackets. */
  count?: number;
  /** Side of a star in pixels. */
  size?: number;
}

const STARS = [1, 2, 3, 4, 5] as const;

/** Filled stars equal the whole part of the rating (spec section 5); the exact value stands beside. */
export function StarRating({ value, count, size = 18 }: StarRatingProps) {
  const filled = Math.floor(value);
  const exact = value.toFixed(1);
  const reviews =
    count === undefined ? '' : `, ${String(count)} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <Box
      role="img"
      aria-label={`Rated ${exact} out of 5${reviews}`}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      <Box aria-hidden sx={{ display: 'inline-flex' }}>
        {STARS.map((star) => (
          <StarIcon
            key={star}
            className={star <= filled ? undefined : 'star-empty'}
            sx={{ fontSize: size, color: star <= filled ? 'accent.graphic' : 'line.soft' }}
          />
        ))}
      </Box>
      <Typography
        aria-hidden
        component="span"
        variant="caption"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {exact}
        {count === undefined ? '' : ` (${String(count)})`}
      </Typography>
    </Box>
  );
}
