import { css, cssOf, sx } from './style/css';

export const stepper = sx({
  display: 'inline-flex',
  alignItems: 'center',
  border: 1,
  borderColor: 'line.strong',
  borderRadius: '10px',
  bgcolor: 'background.paper',
});

export const disabled = css({ opacity: 0.6 });

export const field = css((theme) => ({
  ...cssOf({ typography: 'body1', color: 'text.primary' }),
  boxSizing: 'border-box',
  width: 44,
  minWidth: 0,
  height: 44,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  letterSpacing: 'inherit',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  WebkitTapHighlightColor: 'transparent',
  '&:disabled': {
    color: theme.vars.palette.text.disabled,
    // Safari paints disabled fields paler than their `color`.
    WebkitTextFillColor: theme.vars.palette.text.disabled,
    opacity: 1,
    cursor: 'default',
  },
}));
