import { css, sx } from '../../shared/ui/style/css';
import { duration, easing } from '../../shared/ui/style/tokens';

export const logo = sx({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'text.primary',
});
export const logoPicture = css({ height: 32 });

export const word = sx({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: '0.9375rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: 'text.primary',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.45em',
  '&:hover, &[aria-current]': { textDecoration: 'underline', textDecorationColor: 'inherit' },
  '&[aria-current]': { textDecorationColor: 'var(--ml-palette-accent-graphic)' },
});
export const plain = sx({ px: 1.25 });
export const themed = sx({ gap: 1, px: 1 });
export const themedPicture = sx({
  borderRadius: '50%',
  objectFit: 'cover',
  bgcolor: 'background.sunk',
});

export const bag = css({
  position: 'relative',
  display: 'inline-flex',
  verticalAlign: 'middle',
  flexShrink: 0,
});
/** The number of items, on the bag. */
export const count = css((theme) => ({
  position: 'absolute',
  inset: '14% 14% auto auto',
  zIndex: 1,
  boxSizing: 'border-box',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: 10,
  fontFamily: theme.typography.fontFamily,
  fontSize: '0.75rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
  transform: 'scale(1) translate(50%, -50%)',
  transformOrigin: '100% 0%',
  transition: `transform ${String(duration.standard)}ms ${easing.both}`,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));
export const none = css({
  transform: 'scale(0) translate(50%, -50%)',
  transitionDuration: `${String(duration.short)}ms`,
});
