import { sx } from '../../shared/ui/style/css';

export const account = sx({ px: { xs: 2, sm: 3 }, py: 2 });
export const title = sx({ typography: 'h4', m: 0, mb: 1.5 });
export const actions = sx({ display: 'flex', flexWrap: 'wrap', gap: 1.5 });
