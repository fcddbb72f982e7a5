import { sx } from '../../shared/ui/style/css';

export const status = sx({ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 44 });

export const lamp = sx({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: '50%',
  border: 2,
  borderColor: 'accent.main',
});
export const lit = sx({ bgcolor: 'accent.main' });
