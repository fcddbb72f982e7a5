import { sx } from '../../shared/ui/style/css';

export const filters = sx({ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 });

export const field = sx({
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  flex: '1 1 200px',
  typography: 'body2',
});
