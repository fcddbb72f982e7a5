import { sx } from '../../shared/ui/style/css';

export const text = sx({ typography: 'body1', m: 0, color: 'text.secondary', mb: 2 });

export const lines = sx({ listStyle: 'none', m: 0, p: 0 });

export const line = sx({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'line.soft',
});

export const change = sx({ textAlign: 'right', flex: 'none' });

export const oldPrice = sx({ color: 'text.secondary', mr: 1 });

export const total = sx({
  typography: 'body1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'line.strong',
});

export const totalLabel = sx({ m: 0, fontWeight: 650 });
