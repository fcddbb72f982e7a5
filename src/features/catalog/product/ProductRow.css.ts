import { farBelow } from '../../../shared/ui/farBelow';
import { sx } from '../../../shared/ui/style/css';

export const row = sx({
  mt: { xs: 6, md: 9 },
  ...farBelow({ xs: 'calc(186vw + 860px)', sm: '1280px', xl: '650px' }),
});

export const title = sx({ typography: 'h2', m: 0, mb: 3 });
