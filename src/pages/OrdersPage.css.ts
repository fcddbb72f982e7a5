import { css, sx } from '../shared/ui/style/css';

export const head = sx({
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'end' },
  justifyContent: 'space-between',
  gap: 2,
  mb: 3,
});
export const orders = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  // Those that "Show more" has added are laid out when they come near.
  '& > article:nth-of-type(n + 21)': {
    containIntrinsicBlockSize: 'auto 280px',
    overflowClipMargin: 16,
  },
  'html:not([data-restoring]) & > article:nth-of-type(n + 21)': { contentVisibility: 'auto' },
});
