import { css } from './style/css';

/** `StarRating` fills as many as are given. */
const STARS = 5;
/** A row of stars, each 24 by 24. As a mask one is in the page once, and not five times on every card. */
const starsOf = (paint: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${paint}%3E%3Cpath d='m12 17.27 4.15 2.51c.76.46 1.69-.22 1.49-1.08l-1.1-4.72 3.67-3.18c.67-.58.31-1.68-.57-1.75l-4.83-.41-1.89-4.46c-.34-.81-1.5-.81-1.84 0L9.19 8.63l-4.83.41c-.88.07-1.24 1.17-.57 1.75l3.67 3.18-1.1 4.72c-.2.86.73 1.54 1.49 1.08z'/%3E%3C/svg%3E") 0 0 / var(--star) repeat-x`;

export const rating = css({ display: 'inline-flex', alignItems: 'center', gap: 4 });

export const stars = css((theme) => ({
  display: 'flex',
  flex: 'none',
  height: 'var(--star)',
  '&::before, &::after': {
    content: '""',
    width: 'calc(var(--star) * var(--count))',
    background: theme.vars.palette.accent.graphic,
    mask: starsOf(''),
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
  '&::before': { '--count': 'var(--filled)' },
  '&::after': {
    '--count': `calc(${String(STARS)} - var(--filled))`,
    background: theme.vars.palette.line.soft,
  },
  '@media (forced-colors: active)': {
    // With one colour for all of them, the stars that are not given are hollow.
    '&::before, &::after': { background: 'CanvasText' },
    '&::after': { mask: starsOf("fill='none' stroke='black' stroke-width='1.5'") },
  },
}));

export const exact = css((theme) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
