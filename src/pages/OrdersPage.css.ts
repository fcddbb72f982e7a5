import { sx } from '../shared/ui/style/css';

export const head = sx({
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'end' },
  justifyContent: 'space-between',
  gap: 2,
  mb: 3,
});
export const orders = sx({ display: 'flex', flexDirection: 'column', gap: 3 });
