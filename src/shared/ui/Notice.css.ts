import { css, sx } from './style/css';

export const notice = sx({
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 1.5,
  px: 2,
  py: '14px',
  borderRadius: '14px',
  fontSize: '0.9375rem',
  color: 'text.primary',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const ground = (role: 'success' | 'info' | 'warning' | 'error'): string =>
  css((theme) => ({
    backgroundColor: theme.vars.palette[role].light,
    '& > :first-child': { color: theme.vars.palette[role].main },
  }));

export const severity = {
  success: ground('success'),
  info: ground('info'),
  warning: ground('warning'),
  error: ground('error'),
};

export const sign = css({ display: 'flex', flex: 'none', '& > svg': { fontSize: 22 } });

/** The text stays beside the icon; only the action wraps to its own line. */
export const words = css({ flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' });

export const title = css({ marginBottom: 4, fontWeight: 650 });

export const action = css({ flex: 'none', marginInline: 'auto -8px' });
