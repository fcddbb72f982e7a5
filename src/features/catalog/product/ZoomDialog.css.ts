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

/** `--zoom` is the magnification: 1 fits the screen. */
export const picture = sx({
  width: 'calc(min(100vw, (100vh - 76px) * 0.8) * var(--zoom))',
  flex: 'none',
  // Centred; scrolled from its start when it is larger than the screen.
  m: 'auto',
});
