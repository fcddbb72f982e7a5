import { sx } from '../../shared/ui/style/css';

export const line = sx({
  display: 'grid',
  gridTemplateColumns: { xs: '88px minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
  gap: { xs: 2, sm: 3 },
  py: { xs: 2, sm: 3 },
  borderTop: 1,
  borderColor: 'line.soft',
  '&:first-of-type': { borderTop: 0, pt: 0 },
});

export const picture = sx({
  borderRadius: '12px',
  overflow: 'hidden',
  alignSelf: 'start',
  bgcolor: 'background.sunk',
  aspectRatio: '4 / 5',
});
export const faded = sx({ opacity: 0.55, filter: 'grayscale(0.6)' });

export const words = sx({ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 });

/** A long price wraps below the name. */
export const head = sx({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
});
export const product = sx({ flex: '1 1 8rem', minWidth: 0 });
export const name = sx({ typography: 'subtitle1', m: 0, overflowWrap: 'anywhere' });
export const link = sx({ color: 'inherit' });
export const detail = sx({ typography: 'body2', m: 0, color: 'text.secondary' });
export const price = sx({ flex: 'none' });

export const problem = sx({ typography: 'body2', m: 0, color: 'error.main', fontWeight: 600 });
export const wayOut = sx({ fontWeight: 400 });

/** As tall as its button; a second line of text adds padding. */
export const priceChange = sx({
  flexWrap: 'nowrap',
  py: 0,
  '& > div:first-of-type': { py: 1 },
  '& > div:last-of-type': { pt: 0.5 },
});

export const controls = sx({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 0.5,
  mt: 0.5,
});
export const actions = sx({ display: 'flex', flexWrap: 'wrap', ml: -1, mr: { xs: -2, sm: 0 } });
export const action = sx({
  px: 1,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
});
/** The icon is enough on a phone; the button's label names the action and the product. */
export const actionText = sx({ display: { xs: 'none', sm: 'inline' } });
