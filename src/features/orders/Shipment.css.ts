import { sx } from '../../shared/ui/style/css';

export const shipment = sx({ mb: 2 });
