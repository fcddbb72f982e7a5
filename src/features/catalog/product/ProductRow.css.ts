import { farBelow } from '../../../shared/ui/farBelow';
import { css, sx } from '../../../shared/ui/style/css';

export const row = sx({
  mt: { xs: 6, md: 9 },
  ...farBelow({ xs: 'calc(124vw + 440px)', sm: '650px' }),
});

export const title = sx({ typography: 'h2', m: 0, mb: 3 });

// One row, or two of two cards on a phone; what would start another row is not shown.
export const cards = css((theme) => ({
  '& > ul[data-layout="grid"]': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(148px, 34%), 1fr))',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
  [theme.breakpoints.down('xl')]: { '& > ul > li:nth-of-type(n + 5)': { display: 'none' } },
  [theme.breakpoints.between('sm', 'md')]: {
    '& > ul > li:nth-of-type(n + 4)': { display: 'none' },
  },
}));
