import { sx } from '../style/css';

export const text = sx({ typography: 'body1', m: 0, color: 'text.secondary' });
