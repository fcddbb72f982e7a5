import { STAR } from './star';
import { css } from './style/css';

const STARS = 5;
const OUTLINE =
  '4.15 2.51c.76.46 1.69-.22 1.49-1.08l-1.1-4.72 3.67-3.18c.67-.58.31-1.68-.57-1.75l-4.83-.41-1.89-4.46c-.34-.81-1.5-.81-1.84 0l-1.89 4.45-4.83.41c-.88.07-1.24 1.17-.57 1.75l3.67 3.18-1.1 4.72c-.2.86.73 1.54 1.49 1.08z';
/**
 * Shows a part of one strip of stars. A mask image costs a slow phone 8 ms before it paints anything, and
 * an element per star costs time on every card.
 */
const ROW = `m12 17.27 ${Array(STARS)
  .fill(OUTLINE)
  .join(`m${String(STAR)} 0 `)}`;
const strip = (given: string, left: string): string =>
  `linear-gradient(90deg, ${given} var(--filled), ${left} 0)`;

export const rating = css({ display: 'inline-flex', alignItems: 'center', gap: 4 });

export const stars = css((theme) => ({
  flex: 'none',
  width: `calc(var(--scale) * ${String(STARS * STAR)}px)`,
  height: `calc(var(--scale) * ${String(STAR)}px)`,
  '&::before': {
    content: '""',
    display: 'block',
    width: STARS * STAR,
    height: STAR,
    clipPath: `path("${ROW}")`,
    transform: 'scale(var(--scale))',
    transformOrigin: '0 0',
    background: strip(theme.vars.palette.accent.graphic, theme.vars.palette.line.soft),
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
  '@media (forced-colors: active)': {
    '&::before': { background: strip('CanvasText', 'GrayText') },
  },
}));

export const exact = css((theme) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
