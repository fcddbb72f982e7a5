import { sx } from './style/css';

export const words = sx({ typography: 'body1', color: 'text.secondary' });
