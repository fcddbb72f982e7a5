import { css } from '../../shared/ui/style/css';

export const swatches = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  verticalAlign: 'middle',
});

export const swatch = css((theme) => ({
  // Above the card's own link; 24 px to press.
  position: 'relative',
  zIndex: 1,
  '&::after': { content: '""', position: 'absolute', inset: -6 },
  width: 14,
  height: 14,
  borderRadius: '50%',
  // Forced colours would paint over it.
  forcedColorAdjust: 'none',
  border: `1px solid ${theme.vars.palette.line.strong}`,
}));

/** A colour name without a known value. */
export const unknown = css((theme) => ({ background: theme.vars.palette.background.sunk }));
