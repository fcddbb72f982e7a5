import { sx } from './style/css';

export const area = sx({
  position: 'fixed',
  zIndex: 1500,
  bottom: 'calc(var(--ml-bottom-bar) + env(safe-area-inset-bottom) + 12px)',
  right: 12,
  left: { xs: 12, md: 'auto' },
  display: 'grid',
  gap: 1,
});

export const card = sx({
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  p: 1,
  pl: 2,
  border: 1,
  borderColor: 'line.strong',
  borderRadius: '10px',
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: 8,
});

export const message = sx({ flex: 1 });
