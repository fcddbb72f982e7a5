import { sx } from '../../shared/ui/style/css';

export const colours = sx({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 });
export const title = sx({
  typography: 'body2',
  flexBasis: '100%',
  fontWeight: 600,
  color: 'error.main',
});
