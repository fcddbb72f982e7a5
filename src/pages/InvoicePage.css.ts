import { sx } from '../shared/ui/style/css';

export const bar = sx({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1.5,
  maxWidth: 794,
  mx: 'auto',
  mb: 2,
});
export const actions = sx({ display: 'flex', flexWrap: 'wrap', gap: 1.5 });

export const title = sx({ mb: 2 });
