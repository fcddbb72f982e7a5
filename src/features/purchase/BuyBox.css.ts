import { sx } from '../../shared/ui/style/css';

export const column = sx({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });

export const category = sx({
  display: 'inline-block',
  py: 1.25,
  fontWeight: 600,
  fontSize: '0.875rem',
});

export const name = sx({
  typography: 'h1',
  m: 0,
  fontSize: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.625rem)',
});

export const rating = sx({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
});

export const summary = sx({ color: 'text.secondary' });

export const actions = sx({ display: 'flex', gap: 1 });

export const add = sx({ flex: 1 });

export const heart = sx({ width: 52, height: 52, border: 1.5, borderColor: 'line.strong' });

export const afterwards = sx({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
});

export const inCart = sx({ flex: 1, minHeight: 24 });

export const facts = sx({
  display: 'grid',
  // Fits the longest term from the first row on.
  gridTemplateColumns: 'minmax(5.5rem, auto) minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 1,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
});

/** Term and value are two cells of the surrounding grid. */
export const fact = sx({ display: 'contents' });
