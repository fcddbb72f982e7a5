import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Product } from '../../../shared/api/contract';
import { PriceText } from '../../../shared/ui/PriceText';
import { discountPercent, displayedPrice, originalPrice } from '../price';

/** The displayed price with the original and the discount beside it, where there is one. */
export function ProductPrice({ product }: { product: Product }) {
  const discount = discountPercent(product);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
      <PriceText
        paise={displayedPrice(product)}
        originalPaise={originalPrice(product)}
        size="1.5rem"
      />
      {discount !== null && (
        <Typography component="span" sx={{ fontWeight: 650, color: 'success.main' }}>
          {`${String(discount)}% off`}
        </Typography>
      )}
    </Box>
  );
}
