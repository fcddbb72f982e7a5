import { sx } from '../../shared/ui/style/css';

export const form = sx({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  maxWidth: 640,
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'line.soft',
  borderRadius: '14px',
  bgcolor: 'background.paper',
});

export const kept = sx({ typography: 'body1', m: 0, color: 'text.secondary' });

export const actions = sx({ display: 'flex', gap: 1 });
