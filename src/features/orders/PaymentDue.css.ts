import { sx } from '../../shared/ui/style/css';

export const choices = sx({
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 1.5,
});
export const note = sx({ mt: 1, mb: 0, color: 'text.secondary' });
export const offline = sx({ mt: 1, color: 'text.secondary' });
