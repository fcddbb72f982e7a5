import { css, sx } from '../../shared/ui/style/css';

export const field = css((theme) => ({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&:disabled': { color: theme.vars.palette.text.disabled },
}));

export const legend = sx({
  p: 0,
  typography: 'h4',
  mb: 2,
});

export const wrong = sx({ color: 'error.main' });

export const methods = sx({
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
});

export const method = sx({
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  p: 1.5,
  pr: 2,
  border: 1,
  borderRadius: 1,
  borderColor: 'line.strong',
  WebkitTapHighlightColor: 'transparent',
  '&:has(:disabled)': { cursor: 'default' },
});

export const chosen = sx({
  borderColor: 'primary.main',
  outline: '1px solid',
  outlineColor: 'primary.main',
});

export const words = sx({
  typography: 'body1',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
});

export const what = sx({ flex: 1 });

export const name = sx({ display: 'block', fontWeight: 600 });

export const how = sx({ typography: 'body2', display: 'block', color: 'text.secondary' });

export const error = sx({
  typography: 'caption',
  m: 0,
  mt: 1,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: 'error.main',
});
