import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Product } from '../../shared/api/contract';
import { productPath } from '../../shared/config/paths';
import { useCloseRequest } from '../../shared/lib/useCloseRequest';
import { PriceText } from '../../shared/ui/PriceText';
import { displayedPrice, originalPrice } from '../catalog/price';
import { ProductImage } from '../catalog/ProductImage';

interface WishlistItemProps {
  product: Product | undefined;
  /** While the list is on its way, a missing product is not yet a gone one. */
  isLoading: boolean;
  onRemove: () => void;
  onMoveToCart: (product: Product, size?: string) => void;
}

/** One saved product: its picture, its price, into the cart or off the list. */
export function WishlistItem({
  product,
  isLoading,
  onRemove,
  onMoveToCart,
}: WishlistItemProps): ReactElement {
  const [sizesAt, setSizesAt] = useState<HTMLElement | null>(null);
  const closeSizes = () => setSizesAt(null);
  useCloseRequest(sizesAt !== null, closeSizes);
  const name = product?.name ?? (isLoading ? 'Loading' : 'No longer available');
  const pick = (size: string) => {
    closeSizes();
    if (product) onMoveToCart(product, size);
  };
  return (
    <Stack component="li" sx={{ gap: 1, minWidth: 0 }}>
      <Box
        sx={{
          position: 'relative',
          borderRadius: '14px',
          overflow: 'hidden',
          bgcolor: 'background.sunk',
          aspectRatio: '4 / 5',
        }}
      >
        {product && (
          <RouterLink to={productPath(product._id)} tabIndex={-1} aria-hidden>
            <ProductImage
              product={product}
              alt=""
              sizes="(max-width: 600px) 50vw, (max-width: 1200px) 33vw, 300px"
            />
          </RouterLink>
        )}
        <IconButton
          aria-label={product ? `Remove ${name} from wishlist` : 'Remove from wishlist'}
          onClick={onRemove}
          sx={{
            position: 'absolute',
            top: 8,
            right: 8,
            width: 44,
            height: 44,
            borderRadius: '50%',
            bgcolor: 'background.paper',
            boxShadow: 2,
            '&:hover': { bgcolor: 'background.paper' },
          }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography variant="subtitle2" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {product ? (
          <Link
            component={RouterLink}
            to={productPath(product._id)}
            color="inherit"
            underline="hover"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </Typography>
      {product && (
        <>
          <PriceText paise={displayedPrice(product)} originalPaise={originalPrice(product)} />
          <Button
            variant="outlined"
            fullWidth
            disabled={!product.inStock}
            aria-label={product.inStock ? `Move ${name} to cart` : `${name} is out of stock`}
            aria-haspopup={product.sizes.length > 0 ? 'menu' : undefined}
            onClick={(event) => {
              if (product.sizes.length > 0) setSizesAt(event.currentTarget);
              else onMoveToCart(product);
            }}
            sx={{ mt: 'auto', minHeight: 44 }}
          >
            {product.inStock ? 'Move to cart' : 'Out of stock'}
          </Button>
          <Menu
            open={sizesAt !== null}
            anchorEl={sizesAt}
            onClose={closeSizes}
            slotProps={{ list: { 'aria-label': `Size of ${name}` } }}
          >
            {product.sizes.map((size) => (
              <MenuItem key={size} onClick={() => pick(size)} sx={{ minHeight: 44, minWidth: 120 }}>
                {size}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </Stack>
  );
}
