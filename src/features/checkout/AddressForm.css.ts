import { sx } from '../../shared/ui/style/css';

export const fields = sx({
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
});

export const wide = sx({ gridColumn: '1 / -1' });

export const lookup = sx({ gridColumn: '1 / -1', '&:empty': { display: 'none' } });

export const found = sx({ typography: 'body2', m: 0, color: 'text.secondary' });
