import { sx } from '../../shared/ui/style/css';

export const invoice = sx({
  maxWidth: 794,
  mx: 'auto',
  p: { xs: 2, sm: 5 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'line.soft',
  borderRadius: 1,
  // Paper is white in the dark scheme, too.
  '@media print': {
    p: 0,
    border: 0,
    maxWidth: 'none',
    bgcolor: 'white',
    '&, & *': { color: 'black !important' },
  },
});

export const head = sx({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 3,
  mb: 4,
});
export const seller = sx({ maxWidth: 320 });
export const numbers = sx({ textAlign: { sm: 'right' } });

export const cancelled = sx({ mb: 3, fontWeight: 650 });

export const addressTitle = sx({ mb: '0.35em' });
export const address = sx({ fontStyle: 'normal', mb: 4, overflowWrap: 'anywhere' });

const rows = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  typography: 'body2',
  '& thead th': { borderBottom: 2, borderColor: 'line.strong' },
  '& tbody tr': { borderBottom: 1, borderColor: 'line.soft', breakInside: 'avoid' },
} as const;

export const table = sx(rows);
export const taxes = sx({ ...rows, mt: 3 });
export const caption = sx({ textAlign: 'left', py: 0.5 });
export const hsn = sx({ display: 'block', color: 'text.secondary' });

const cell = { py: 1.25, px: 1, textAlign: 'right', verticalAlign: 'top' } as const;

export const item = sx({ ...cell, textAlign: 'left', pl: 0 });

/** On a narrow screen these two are below the item's name; on paper there is room. */
export const wideOnly = sx({
  ...cell,
  display: { xs: 'none', sm: 'table-cell' },
  '@media print': { display: 'table-cell' },
});
export const narrowOnly = sx({
  display: { xs: 'block', sm: 'none' },
  color: 'text.secondary',
  '@media print': { display: 'none' },
});

const last = { ...cell, pr: 0, whiteSpace: 'nowrap' } as const;

export const amount = sx(last);
export const total = sx({ ...last, typography: 'h5' });

const sumLabel = {
  ...cell,
  textAlign: { xs: 'left', sm: 'right' },
  pl: { xs: 0, sm: 1 },
  '@media print': { textAlign: 'right' },
} as const;

export const shippingLabel = sx({ ...sumLabel, fontWeight: 500 });
export const totalLabel = sx({ ...sumLabel, typography: 'h5' });

export const payment = sx({ mt: 3 });
export const questions = sx({ mt: 1, color: 'text.secondary' });
