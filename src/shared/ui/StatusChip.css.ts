import { css } from './style/css';

export const chip = css((theme) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: 999,
  fontFamily: theme.typography.fontFamily,
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
}));

export const size = {
  small: css({ height: 26, paddingInline: 8, fontSize: '0.8125rem' }),
  medium: css({ height: 32, paddingInline: 12, fontSize: '0.875rem' }),
};

const toned = (role: 'success' | 'info' | 'warning' | 'error'): string =>
  css((theme) => ({
    color: theme.vars.palette[role].main,
    backgroundColor: theme.vars.palette[role].light,
  }));

export const tone = {
  success: toned('success'),
  info: toned('info'),
  warning: toned('warning'),
  error: toned('error'),
  neutral: css((theme) => ({
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.sunk,
    borderColor: theme.vars.palette.line.soft,
  })),
};

export const label = css({ overflow: 'hidden', textOverflow: 'ellipsis' });
