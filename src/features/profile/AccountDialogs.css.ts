import { sx } from '../../shared/ui/style/css';

export const fields = sx({ display: 'flex', flexDirection: 'column', gap: 2, pt: 1 });
