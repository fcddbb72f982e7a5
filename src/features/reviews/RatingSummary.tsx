import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Review } from '../../shared/api/contract';
import { StarRating } from '../../shared/ui/StarRating';
import { distributionOf } from './ratings';

const Bars = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  flex: 1,
  minWidth: 200,
  maxWidth: 380,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '4.2em 1fr 3em',
    alignItems: 'center',
    gap: 10,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.9,
  },
  '& .bar': {
    height: 8,
    borderRadius: 4,
    overflow: 'hidden',
    background: theme.vars.palette.line.soft,
  },
  '& .bar > span': {
    display: 'block',
    height: '100%',
    background: theme.vars.palette.accent.graphic,
  },
  '& .percent': { textAlign: 'end', color: theme.vars.palette.text.secondary },
}));

interface RatingSummaryProps {
  reviews: readonly Review[];
  averageRating: number;
  totalReviews: number;
}

/** The average, and how the ratings spread behind it. */
export function RatingSummary({ reviews, averageRating, totalReviews }: RatingSummaryProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      <Box>
        <Typography sx={{ fontSize: '2.5rem', fontWeight: 500, lineHeight: 1.1 }}>
          {averageRating.toFixed(1)}
        </Typography>
        <StarRating value={averageRating} count={totalReviews} size={20} />
      </Box>
      <Bars aria-label="Rating distribution">
        {distributionOf(reviews).map(({ stars, count, percent }) => (
          <li key={stars}>
            <span>{`${String(stars)} ${stars === 1 ? 'star' : 'stars'}`}</span>
            <span className="bar" aria-hidden>
              <span style={{ width: `${String(percent)}%` }} />
            </span>
            <span className="percent">{count}</span>
          </li>
        ))}
      </Bars>
    </Box>
  );
}
