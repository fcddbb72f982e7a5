import { sx } from '../../shared/ui/style/css';

export const filters = sx({ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 });

export const field = sx({
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  flex: '1 1 200px',
  typography: 'body2',
});

export const input = sx({
  minHeight: 44,
  minWidth: 0,
  px: 1.5,
  fontFamily: 'inherit',
  fontSize: '1rem',
  border: '1.5px solid',
  borderColor: 'line.strong',
  borderRadius: '10px',
  color: 'text.primary',
  bgcolor: 'background.paper',
});
