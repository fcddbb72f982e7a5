import { sx } from './style/css';

export const more = sx({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 });
