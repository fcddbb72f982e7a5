import { sx } from '../../shared/ui/style/css';

export const head = sx({ maxWidth: 760, mb: { xs: 4, md: 6 } });

export const summary = sx({ mt: 2, fontSize: '1.125rem' });

export const facts = sx({
  display: 'flex',
  // On a phone always below the date: the label would otherwise wrap once it is rendered.
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'start', sm: 'center' },
  columnGap: 2,
  rowGap: 1,
  mt: 2,
});

export const quiet = sx({ color: 'text.secondary' });

export const print = sx({ ml: { xs: -1, sm: 0 } });

export const columns = sx({
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' },
  '@media print': { display: 'block' },
});

export const prose = sx({
  maxWidth: 720,
  display: 'grid',
  // The table of contents may be taller than the sections rendered so far.
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: 5,
  '@media print': { gap: 2 },
});

export const section = sx({ '& p, & ul, & ol': { my: 1.25 }, '& li': { mb: 0.5 } });

export const contents = sx({
  position: { md: 'sticky' },
  top: { md: 'calc(var(--ml-header) + 24px)' },
  alignSelf: 'start',
  p: { xs: 2, md: 0 },
  borderRadius: '14px',
  bgcolor: { xs: 'background.sunk', md: 'transparent' },
});

export const entries = sx({ listStyle: 'none', m: 0, mt: 0.5, p: 0 });

export const entry = sx({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'text.primary',
});

export const points = sx({ pl: 2.75 });
