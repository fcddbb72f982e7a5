import { sx } from '../shared/ui/style/css';

export const card = sx({
  maxWidth: 460,
  mx: 'auto',
  p: { xs: 2.5, sm: 4 },
  borderRadius: '20px',
});

export const why = sx({ typography: 'body1', m: 0, mt: 1, mb: 3, color: 'text.secondary' });

export const other = sx({
  mt: 3,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 0.5,
});

export const question = sx({ typography: 'body2', m: 0, color: 'text.secondary' });

export const newLink = sx({ width: '100%', mb: 1 });
