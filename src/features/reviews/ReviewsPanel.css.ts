import { css, sx } from '../../shared/ui/style/css';

export const panel = sx({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 3,
});

export const none = sx({ typography: 'body1', m: 0, color: 'text.secondary' });

export const write = sx({ alignSelf: 'flex-start' });

export const sorting = sx({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 });

export const reviews = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // Those that "Show more" has added are laid out when they come near.
  '& > li:nth-of-type(n + 11)': { containIntrinsicBlockSize: 'auto 180px', overflowClipMargin: 16 },
  'html:not([data-restoring]) & > li:nth-of-type(n + 11)': { contentVisibility: 'auto' },
});
