import { sx } from '../../shared/ui/style/css';

export const badges = sx({ display: 'flex', flexWrap: 'wrap', gap: 1 });
