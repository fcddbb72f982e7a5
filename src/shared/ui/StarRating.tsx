import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

interface StarRatingProps {
  /** 0 to 5. */
  value: number;
  /** Number of reviews, shown in brackets. */
  count?: number;
  /** Side of a star in pixels. */
  size?: number;
}

const STARS = 5;
/** A row of stars, each 24 by 24. As a mask one is in the page once, and not five times on every card. */
const starsOf = (paint: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${paint}%3E%3Cpath d='m12 17.27 4.15 2.51c.76.46 1.69-.22 1.49-1.08l-1.1-4.72 3.67-3.18c.67-.58.31-1.68-.57-1.75l-4.83-.41-1.89-4.46c-.34-.81-1.5-.81-1.84 0L9.19 8.63l-4.83.41c-.88.07-1.24 1.17-.57 1.75l3.67 3.18-1.1 4.72c-.2.86.73 1.54 1.49 1.08z'/%3E%3C/svg%3E") 0 0 / var(--star) repeat-x`;

/** One styled element and plain ones inside: twenty cards carry one, and change with every filter. */
const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '& .stars': { display: 'flex', flex: 'none', height: 'var(--star)' },
  '& .stars::before, & .stars::after': {
    content: '""',
    width: 'calc(var(--star) * var(--count))',
    background: theme.vars.palette.accent.graphic,
    mask: starsOf(''),
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
  '& .stars::before': { '--count': 'var(--filled)' },
  '& .stars::after': {
    '--count': `calc(${String(STARS)} - var(--filled))`,
    background: theme.vars.palette.line.soft,
  },
  '@media (forced-colors: active)': {
    // With one colour for all of them, the stars that are not given are hollow.
    '& .stars::before, & .stars::after': { background: 'CanvasText' },
    '& .stars::after': { mask: starsOf("fill='none' stroke='black' stroke-width='1.5'") },
  },
  '& .exact': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** Filled stars equal the whole part of the rating (spec section 5); the exact value stands beside. */
export function StarRating({ value, count, size = 18 }: StarRatingProps) {
  const exact = value.toFixed(1);
  const reviews =
    count === undefined ? '' : `, ${String(count)} ${count === 1 ? 'review' : 'reviews'}`;
  const measures = { '--star': `${String(size)}px`, '--filled': Math.floor(value) };
  return (
    <Root role="img" aria-label={`Rated ${exact} out of 5${reviews}`}>
      <span className="stars" style={measures as CSSProperties} />
      <span aria-hidden className="exact">
        {count === undefined ? exact : `${exact} (${String(count)})`}
      </span>
    </Root>
  );
}
