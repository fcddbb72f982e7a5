import { sx } from '../../shared/ui/style/css';

export const saver = sx({
  minHeight: 44,
  gap: 1.25,
  justifyContent: 'flex-start',
  textAlign: 'start',
});

export const track = sx({
  flex: 'none',
  width: 34,
  height: 20,
  p: '2px',
  borderRadius: 10,
  border: 2,
  borderColor: 'accent.main',
  bgcolor: 'transparent',
  '&::after': {
    content: '""',
    display: 'block',
    width: 12,
    height: 12,
    borderRadius: '50%',
    bgcolor: 'accent.main',
    transform: 'none',
    transition: 'transform 120ms',
  },
});
export const on = sx({
  bgcolor: 'accent.main',
  '&::after': { bgcolor: 'band.main', transform: 'translateX(14px)' },
});
