import { sx } from '../shared/ui/style/css';

export const title = sx({ typography: 'h2', m: 0, mb: 3 });
