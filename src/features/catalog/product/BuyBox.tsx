import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../shared/api/contract';
import { paths, shopPath } from '../../../shared/config/paths';
import { later } from '../../../shared/ui/later';
import { StarRating } from '../../../shared/ui/StarRating';
import { WishlistButton } from '../../wishlist/WishlistButton';
import { formatWeight, Swatches } from '../CardDetails';
import { categoriesOf, ratingOf } from '../price';
import { ProductPrice } from './ProductPrice';
import { ShareButton } from './ShareButton';
import { SizeGuide } from './SizeGuide';
import { SizePicker } from './SizePicker';
import type { Purchase } from './usePurchase';

interface BuyBoxProps {
  product: Product;
  purchase: Purchase;
  mainButton: RefObject<HTMLDivElement | null>;
  onShowReviews: () => void;
}

function Facts({ product }: { product: Product }) {
  const facts: [string, React.ReactNode][] = [];
  if (product.colors.length > 0) {
    facts.push([
      'Colours',
      <span key="colours">
        <span aria-hidden>
          <Swatches colors={product.colors} limit={Infinity} />
        </span>{' '}
        {product.colors.join(', ')}
      </span>,
    ]);
  }
  if (typeof product.weight === 'number') facts.push(['Weight', formatWeight(product.weight)]);
  if (product.seller !== '') facts.push(['Seller', product.seller]);
  facts.push(['Availability', product.inStock ? 'In stock' : 'Out of stock']);
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        // As wide as the longest term from the first one on.
        gridTemplateColumns: 'minmax(5.5rem, auto) minmax(0, 1fr)',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0 },
        '& .swatches': {
          display: 'inline-flex',
          flexWrap: 'wrap',
          gap: 0.5,
          mr: 0.5,
          verticalAlign: 'middle',
        },
        '& .swatch': {
          width: 14,
          height: 14,
          borderRadius: '50%',
          border: 1,
          borderColor: 'line.strong',
        },
      }}
    >
      {facts.map(([term, value]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}

const stack = { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 } as const;

/** Name, stars, prices, size, add: everything that decides about buying. */
export function BuyBox({ product, purchase, mainButton, onShowReviews }: BuyBoxProps) {
  const rating = ratingOf(product);
  const category = categoriesOf(product)[0];
  return (
    <Box sx={stack}>
      <Box>
        {category !== undefined && (
          <MuiLink
            component={Link}
            to={shopPath({ category })}
            sx={{ display: 'inline-block', py: 1.25, fontWeight: 600, fontSize: '0.875rem' }}
          >
            {category}
          </MuiLink>
        )}
        <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.625rem)' }}>
          {product.name}
        </Typography>
      </Box>
      {rating !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <StarRating value={rating} count={product.totalReviews} />
          <Button size="small" onClick={onShowReviews}>
            Read reviews
          </Button>
        </Box>
      )}
      <ProductPrice product={product} />
      <Box {...later} sx={stack}>
        {product.shortDescription !== '' && (
          <Typography sx={{ color: 'text.secondary' }}>{product.shortDescription}</Typography>
        )}
        {product.sizes.length > 0 && (
          <SizePicker
            sizes={product.sizes}
            value={purchase.size}
            onChange={purchase.chooseSize}
            refusal={purchase.refusal}
            picker={purchase.picker}
            aside={<SizeGuide sizes={product.sizes} />}
          />
        )}
        <Box ref={mainButton} sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="contained"
            size="large"
            disabled={!product.inStock}
            onClick={purchase.add}
            sx={{ flex: 1 }}
          >
            {product.inStock ? 'Add to cart' : 'Out of stock'}
          </Button>
          <WishlistButton
            product={product}
            sx={{ width: 52, height: 52, border: 1.5, borderColor: 'line.strong' }}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography role="status" sx={{ flex: 1, minHeight: 24 }}>
            {purchase.inCart > 0 && (
              <>
                {`${String(purchase.inCart)} in your cart${
                  purchase.size !== null && product.sizes.length > 0
                    ? ` in size ${purchase.size}`
                    : ''
                }. `}
                <MuiLink component={Link} to={paths.cart}>
                  View cart
                </MuiLink>
              </>
            )}
          </Typography>
          <ShareButton title={product.name} />
        </Box>
        <Facts product={product} />
      </Box>
    </Box>
  );
}
