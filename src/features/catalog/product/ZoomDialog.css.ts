import { sx } from '../../../shared/ui/style/css';

export const bar = sx({
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  p: 1,
  // Not disabled: the button that was pressed would lose the focus at the last picture.
  '& [aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
});

export const place = sx({
  typography: 'body1',
  m: 0,
  flex: 1,
  pl: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const view = sx({
  flex: 1,
  display: 'flex',
  overflow: 'auto',
  touchAction: 'pan-x pan-y pinch-zoom',
  outlineOffset: -4,
});

/** `--zoom` says how many times as large as the screen it is. */
export const picture = sx({
  width: 'calc(min(100vw, (100vh - 76px) * 0.8) * var(--zoom))',
  flex: 'none',
  // In the middle, and scrolled to from its start where it is larger than the screen.
  m: 'auto',
});
