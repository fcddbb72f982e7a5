import { css, sx } from '../../../shared/ui/style/css';

export const range = sx({ px: 1.5 });

/** As large as the slider will be, in a line as it is. */
export const place = css({
  boxSizing: 'content-box',
  display: 'inline-block',
  width: '100%',
  height: 4,
  padding: '13px 0',
  '@media (pointer: coarse)': { padding: '20px 0' },
});

export const bounds = sx({
  display: 'flex',
  justifyContent: 'space-between',
  mx: -1.5,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});
