import { sx } from '../../shared/ui/style/css';

export const lines = sx({ listStyle: 'none', m: 0, p: 0 });

export const unfold = sx({ typography: 'body1', py: 1.25, fontWeight: 600, cursor: 'pointer' });

export const line = sx({ display: 'flex', gap: 1.5, py: 1.25, alignItems: 'center' });

export const what = sx({ flex: 1, minWidth: 0 });

export const name = sx({ typography: 'body2', m: 0, fontWeight: 600 });

export const aside = sx({ typography: 'body2', m: 0, color: 'text.secondary' });

export const linePrices = sx({ textAlign: 'right', flexShrink: 0 });

export const linePrice = sx({ typography: 'price', m: 0, fontSize: '1rem' });

export const blocked = sx({ mb: 3, alignItems: 'flex-start' });

export const blockedTitle = sx({ typography: 'body1', m: 0, fontWeight: 600, mb: 0.5 });

export const blockedLine = sx({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
});

export const amounts = sx({ m: 0 });

export const row = sx({ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 });

export const label = sx({ typography: 'body1', m: 0, color: 'text.secondary' });

export const amount = sx({ typography: 'body1', m: 0 });

export const totalLabel = sx({ typography: 'body1', m: 0, fontWeight: 650 });

export const totalAmount = sx({ typography: 'price', m: 0, fontSize: '1.25rem' });

export const summary = sx({
  p: { xs: 2, sm: 3 },
  position: { md: 'sticky' },
  top: { md: 96 },
});

export const head = sx({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  mb: 1,
});

export const edit = sx({ py: 1.25 });

export const divider = sx({ my: 1.5 });

export const payment = sx({ mb: 2 });

export const promise = sx({ mt: 2 });
