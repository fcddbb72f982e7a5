import { sx } from '../../../shared/ui/style/css';

export const head = sx({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'line.soft',
});

export const filters = sx({ flex: 1, overflowY: 'auto', px: 2, py: 2 });

export const actions = sx({
  display: 'flex',
  gap: 1,
  px: 2,
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'line.soft',
});

export const show = sx({ flex: 1 });
