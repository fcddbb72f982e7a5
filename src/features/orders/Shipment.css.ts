import { sx } from '../../shared/ui/style/css';

export const shipment = sx({ mb: 2 });
export const courier = sx({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  color: 'text.secondary',
});
