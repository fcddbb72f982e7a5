import { sx } from '../shared/ui/style/css';

export const ways = sx({ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' });
