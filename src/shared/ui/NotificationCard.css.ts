import { css, sx } from './style/css';

export const card = sx({
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  width: { xs: '100%', sm: 'auto' },
  minWidth: { sm: 288 },
  maxWidth: { sm: 440 },
  pl: 2,
  pr: 0.5,
  py: 0.5,
  color: 'text.primary',
  border: 1,
  borderColor: 'line.soft',
  borderLeft: 4,
  boxShadow: 8,
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'grab',
});

const mark = (role: 'success' | 'error' | 'info'): string =>
  css((theme) => ({
    borderLeftColor: theme.vars.palette[role].main,
    '& > svg': { color: theme.vars.palette[role].main },
  }));

export const kind = {
  success: mark('success'),
  error: mark('error'),
  info: mark('info'),
  notice: css((theme) => ({
    borderLeftColor: theme.vars.palette.accent.main,
    '& > svg': { color: theme.vars.palette.accent.graphic },
  })),
};

export const words = sx({
  typography: 'body2',
  m: 0,
  flex: 1,
  py: 1,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
