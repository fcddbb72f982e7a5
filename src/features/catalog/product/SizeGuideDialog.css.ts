import { sx } from '../../../shared/ui/style/css';

export const note = sx({ typography: 'body1', m: 0, mb: 2, color: 'text.secondary' });

export const chart = sx({
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    p: 1.25,
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    borderBottom: 1,
    borderColor: 'line.soft',
    whiteSpace: 'nowrap',
  },
});

export const measure = sx({ display: 'block' });
export const inches = sx({ typography: 'body2', color: 'text.secondary' });
