import { sx } from '../shared/ui/style/css';

export const back = sx({ mb: 1, ml: -1 });
export const head = sx({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: 3,
});
export const placed = sx({ color: 'text.secondary' });
export const due = sx({ mb: 3, alignItems: 'flex-start' });
export const dueText = sx({ fontWeight: 600, mb: 1.5 });
