import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../shared/api/contract';
import { paths, productPath } from '../../shared/config/paths';
import { useCloseRequest } from '../../shared/lib/useCloseRequest';
import { AfterPaint } from '../../shared/ui/AfterPaint';
import { StarRating } from '../../shared/ui/StarRating';
import { Gallery } from './product/Gallery';
import { ProductPrice } from './product/ProductPrice';
import { SizePicker } from './product/SizePicker';
import { usePurchase } from './product/usePurchase';
import { ratingOf } from './price';

interface QuickViewProps {
  product: Product;
  open: boolean;
  onClose: () => void;
}

/** A closer look without leaving the list: gallery, price, sizes, add, and the way to the page. */
export function QuickView({ product, open, onClose }: QuickViewProps) {
  const id = useId();
  useCloseRequest(open, onClose);
  const purchase = usePurchase(product);
  const rating = ratingOf(product);
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <IconButton
        aria-label="Close quick view"
        onClick={onClose}
        sx={{ position: 'absolute', zIndex: 2, top: 8, right: 8, bgcolor: 'background.paper' }}
      >
        <CloseIcon />
      </IconButton>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 6fr)' },
          gap: { xs: 2, sm: 4 },
          p: { xs: 2, sm: 3 },
        }}
      >
        {/* The gallery's place, so that nothing moves when it comes. */}
        <Box sx={{ minWidth: 0, aspectRatio: { xs: '4 / 5', sm: 'auto' } }}>
          <AfterPaint>
            <Gallery product={product} zoomable={false} sizes="(min-width: 600px) 400px, 90vw" />
          </AfterPaint>
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: { sm: 4 } }}>
          <Typography id={id} variant="h3" component="h2">
            {product.name}
          </Typography>
          {rating !== null && <StarRating value={rating} count={product.totalReviews} />}
          <ProductPrice product={product} />
          <Typography sx={{ color: 'text.secondary' }}>{product.shortDescription}</Typography>
          {product.inStock && product.sizes.length > 0 && (
            <SizePicker
              sizes={product.sizes}
              value={purchase.size}
              onChange={purchase.chooseSize}
              refusal={purchase.refusal}
              picker={purchase.picker}
            />
          )}
          <Button
            variant="contained"
            size="large"
            disabled={!product.inStock}
            onClick={purchase.add}
          >
            {product.inStock ? 'Add to cart' : 'Out of stock'}
          </Button>
          {purchase.inCart > 0 && (
            <Typography variant="body2" role="status">
              {`${String(purchase.inCart)} in your cart. `}
              <MuiLink component={Link} to={paths.cart}>
                View cart
              </MuiLink>
            </Typography>
          )}
          <MuiLink
            component={Link}
            to={productPath(product._id)}
            onClick={onClose}
            sx={{ py: 1.25 }}
          >
            View full details
          </MuiLink>
        </Box>
      </Box>
    </Dialog>
  );
}
