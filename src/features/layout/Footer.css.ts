import { farBelow } from '../../shared/ui/farBelow';
import { sx } from '../../shared/ui/style/css';

export const footer = sx({
  '--ml-focus': 'var(--ml-palette-accent-main)',
  bgcolor: 'band.main',
  color: 'band.text',
  mt: 'auto',
  pb: 'calc(var(--ml-bottom-bar) + env(safe-area-inset-bottom))',
  overflowWrap: 'anywhere',
  ...farBelow({ xs: '1215px', sm: '830px', lg: '565px' }),
  'html[data-short-footer] &': { containIntrinsicBlockSize: { xs: '120px', md: '830px' } },
  '& a': { color: 'inherit', textDecorationColor: 'transparent' },
  '& a:hover': { textDecorationColor: 'currentColor' },
});

/** On the phone's checkout (PlaceOrderPage.tsx). */
const hiddenIfShort = { 'html[data-short-footer] &': { display: { xs: 'none', md: 'grid' } } };

export const column = sx({ maxWidth: 1320, mx: 'auto', px: { xs: 2, sm: 3, lg: 4 } });

export const promises = sx({
  listStyle: 'none',
  m: 0,
  p: 0,
  py: { xs: 4, md: 5 },
  display: 'grid',
  gap: { xs: 2.5, sm: 3 },
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
  borderBottom: 1,
  borderColor: 'band.line',
  ...hiddenIfShort,
});
export const promise = sx({ display: 'flex', gap: 1.75, alignItems: 'center' });
export const sign = sx({ fontSize: 30, color: 'accent.main' });
export const promiseTitle = sx({ fontWeight: 650 });

export const columns = sx({
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    lg: '1.6fr 1fr 1fr 1.4fr',
  },
  py: { xs: 5, md: 7 },
  // On a phone two short lists share a row, and text has the whole width.
  '& > :first-of-type, & > :last-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  ...hiddenIfShort,
});

/** Text less prominent than the links. */
export const quiet = sx({ color: 'band.textSecondary' });
export const about = sx({ mt: 2, maxWidth: '22.5em' });
export const company = sx({ mt: 2 });

export const heading = sx({ mb: 1, color: 'band.textSecondary' });
export const list = sx({ listStyle: 'none', m: 0, p: 0 });
export const row = sx({
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, py: 0.5 },
});

export const lastLine = sx({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  py: 2,
  borderTop: 1,
  borderColor: 'band.line',
});
export const language = sx({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });
export const copyright = sx({ py: 1 });
