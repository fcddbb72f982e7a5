import { css, sx } from '../../../shared/ui/style/css';
import { twoColumns } from '../ProductGrid.css';

export const head = sx({ mb: { xs: 2, md: 4 } });

export const intro = sx({
  typography: 'body1',
  m: 0,
  mt: 1,
  // Two lines of text on a phone, whatever the text: choosing a category moves nothing below.
  minHeight: { xs: '3rem', sm: '1.5rem' },
  maxWidth: 640,
  color: 'text.secondary',
});

export const columns = sx({
  display: { md: 'grid' },
  gridTemplateColumns: { md: '248px minmax(0, 1fr)', lg: '272px minmax(0, 1fr)' },
  columnGap: { md: 4, lg: 5 },
  alignItems: 'start',
});

export const sidebar = sx({
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: 'calc(var(--ml-header) + 16px)',
  maxHeight: 'calc(100vh - var(--ml-header) - 32px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  pr: 2,
  pl: 1,
  ml: -1,
  pt: 0.5,
});

export const results = sx({ minWidth: 0 });

export const counts = sx({ display: 'flex', flexWrap: 'wrap', columnGap: 2, my: 1.5 });

export const quiet = sx({ color: 'text.secondary' });

export const count = sx({ overflowWrap: 'anywhere' });

/** A heading for screen readers. */
export const unseen = sx({ position: 'absolute', clipPath: 'inset(50%)', m: 0 });

export const list = css((theme) => ({
  marginTop: 16,
  minHeight: '60vh',
  // A page of twenty cards fills complete rows: two columns, one on the narrowest phones, four on a desktop.
  '& ul[data-layout="grid"]': {
    gridTemplateColumns: twoColumns,
    [theme.breakpoints.up('lg')]: { gap: 20, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
}));
