import { sx } from '../../shared/ui/style/css';

export const form = sx({ display: 'flex', flexDirection: 'column', gap: 1.5 });
