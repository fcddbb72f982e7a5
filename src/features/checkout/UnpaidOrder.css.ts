import { sx } from '../../shared/ui/style/css';

export const unpaid = sx({ p: { xs: 2, sm: 4 }, maxWidth: 720 });

export const title = sx({ typography: 'h3', m: 0, mb: '0.35em' });

export const text = sx({ typography: 'body1', m: 0, mb: 3 });

export const startOver = sx({ mt: 2 });
