import { sx } from './style/css';

export const notice = sx({ my: 2 });
