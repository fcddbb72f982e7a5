import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Product } from '../../../shared/api/contract';
import { farBelow } from '../../../shared/ui/farBelow';
import { later } from '../../../shared/ui/later';
import { ProductGrid } from '../ProductGrid';

interface ProductRowProps {
  title: string;
  products: readonly Product[];
}

/** A titled row of a few products; nothing when there are none. */
export function ProductRow({ title, products }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <Box
      component="section"
      {...later}
      sx={{
        mt: { xs: 6, md: 9 },
        ...farBelow({ xs: 'calc(186vw + 860px)', sm: '1280px', xl: '650px' }),
      }}
    >
      <Typography variant="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <ProductGrid products={products} label={title} late />
    </Box>
  );
}
