import { sx } from '../../shared/ui/style/css';

export const form = sx({
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
});

export const sections = sx({ display: 'grid', gap: 3 });

export const section = sx({ p: { xs: 2, sm: 3 } });

export const title = sx({ typography: 'h4', m: 0, mb: 2 });

export const waits = sx({ typography: 'body2', m: 0, color: 'text.secondary', mt: 1 });
