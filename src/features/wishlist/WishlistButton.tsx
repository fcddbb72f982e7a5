import FavoriteIcon from '@mui/icons-material/FavoriteRounded';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorderRounded';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ReactElement } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { Product } from '../../shared/api/contract';
import { useWishlistActions } from './useWishlist';
import { selectIsWishlisted } from './wishlistSelectors';

type WishlistButtonProps = { product: Product } & Pick<IconButtonProps, 'size' | 'sx'>;

/** The heart on cards and product pages: a toggle whose name says what it is a toggle of. */
export function WishlistButton({ product, size, sx }: WishlistButtonProps): ReactElement {
  const isSaved = useAppSelector((state) => selectIsWishlisted(state, product._id));
  const { toggle } = useWishlistActions();
  return (
    <IconButton
      aria-label={`Save ${product.name} to wishlist`}
      aria-pressed={isSaved}
      onClick={(event) => {
        // A card is one big link; the heart on it is not a way to the product.
        event.preventDefault();
        event.stopPropagation();
        toggle(product);
      }}
      color={isSaved ? 'primary' : 'default'}
      {...(size !== undefined && { size })}
      sx={[{ minWidth: 44, minHeight: 44 }, ...(Array.isArray(sx) ? (sx as object[]) : [sx ?? {}])]}
    >
      {isSaved ? <FavoriteIcon /> : <FavoriteBorderIcon />}
    </IconButton>
  );
}
