import { farBelow } from '../../../shared/ui/farBelow';
import { sx } from '../../../shared/ui/style/css';
import { twoColumns } from '../ProductGrid.css';

// One row, or two of two cards on a phone; a card that would begin another row is not shown.
export const row = sx({
  mt: { xs: 6, md: 9 },
  ...farBelow({ xs: 'calc(124vw + 440px)', sm: '650px' }),
  '& > ul[data-layout="grid"]': {
    gridTemplateColumns: {
      xs: twoColumns,
      sm: 'repeat(3, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      xl: 'repeat(5, minmax(0, 1fr))',
    },
  },
  '& > ul > li:nth-of-type(4)': { display: { sm: 'none', md: 'list-item' } },
  '& > ul > li:nth-of-type(n + 5)': { display: { xs: 'none', xl: 'list-item' } },
});

export const title = sx({ typography: 'h2', m: 0, mb: 3 });
