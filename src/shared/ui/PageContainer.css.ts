import { css, sx } from './style/css';

export const container = sx({
  width: '100%',
  mx: 'auto',
  px: { xs: 2, sm: 3, lg: 4 },
  py: { xs: 3, md: 5 },
});

export const width = {
  sm: css({ maxWidth: '40rem' }),
  md: css({ maxWidth: '57.5rem' }),
  lg: css({ maxWidth: '82.5rem' }),
};
