import { css, sx } from '../shared/ui/style/css';

export const head = sx({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: { xs: 1, sm: 2 },
  mb: { xs: 2, md: 3 },
});
export const count = sx({
  typography: 'body1',
  m: 0,
  color: 'text.secondary',
  flex: '1 0 auto',
  maxWidth: '100%',
});

export const products = css((theme) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gap: 24 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  // A long list is laid out as its cards come near.
  '& > li:nth-of-type(n + 21)': {
    containIntrinsicBlockSize: 'auto 400px',
    overflowClipMargin: 16,
  },
  'html:not([data-restoring]) & > li:nth-of-type(n + 21)': { contentVisibility: 'auto' },
}));
export const more = sx({ mt: 4 });
