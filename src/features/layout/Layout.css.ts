import { sx } from '../../shared/ui/style/css';

export const page = sx({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

export const skip = sx({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 2.5,
  py: 1.5,
  fontWeight: 600,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  boxShadow: 8,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', p: 0 },
});

/** What the fixed header covers. */
export const underHeader = sx({
  flex: 'none',
  height: 'calc(var(--ml-header) + var(--ml-sync, 0px))',
});

// The footer starts below the first screen on every page, so that no arrival moves it in sight.
export const main = sx({
  flex: '1 0 auto',
  minHeight: 'calc(100vh - var(--ml-header))',
  outline: 'none',
});
