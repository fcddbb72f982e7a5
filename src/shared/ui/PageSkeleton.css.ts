import { sx } from './style/css';

export const page = sx({ minHeight: '100vh' });
export const heading = sx({ mb: 3 });
export const picture = sx({ mb: 3, borderRadius: '14px' });
export const line = sx({ mb: 1.5 });
