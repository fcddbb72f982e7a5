import { sx } from './style/css';

export const bar = sx({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  display: { md: 'none' },
  px: 2,
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'line.soft',
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: 8,
});
