import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorderRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DEFAULT_SIZE, MAX_QUANTITY } from '../../shared/api/contract';
import { productPath } from '../../shared/config/paths';
import { formatPaise } from '../../shared/lib/money';
import { PriceText } from '../../shared/ui/PriceText';
import { QuantityField } from '../../shared/ui/QuantityField';
import { ProductImage } from '../catalog/ProductImage';
import { LineSync } from './LineSync';
import { problemWords, type CartLineView } from './useCartLines';

interface CartLineRowProps {
  line: CartLineView;
  /** Guests' carts are on this device only; nothing is said of an account they do not have. */
  showSync: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Absent for a product that is gone, which no list can hold. */
  onMoveToWishlist?: () => void;
  onPriceAccepted: () => void;
}

/** What happened to the price since the line was put in, old and new. */
function PriceChange({
  line,
  onAccepted,
}: {
  line: CartLineView;
  onAccepted: () => void;
}): ReactElement | null {
  const { oldUnitPaise, unitPaise } = line;
  if (oldUnitPaise === undefined || unitPaise === null) return null;
  const direction = unitPaise > oldUnitPaise ? 'gone up' : 'come down';
  return (
    <Alert
      severity={unitPaise > oldUnitPaise ? 'warning' : 'success'}
      sx={{ py: 0, alignItems: 'center' }}
      action={
        <Button size="small" color="inherit" onClick={onAccepted}>
          OK
        </Button>
      }
    >
      The price has {direction}: it was <s>{formatPaise(oldUnitPaise)}</s>, it is now{' '}
      <strong>{formatPaise(unitPaise)}</strong>.
    </Alert>
  );
}

/** One line of the cart page. */
export function CartLineRow({
  line,
  showSync,
  onQuantity,
  onRemove,
  onMoveToWishlist,
  onPriceAccepted,
}: CartLineRowProps): ReactElement {
  const { product, size, quantity, unitPaise, linePaise, problem, sync } = line;
  const name = product?.name ?? 'A product we no longer sell';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '88px minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
        gap: { xs: 2, sm: 3 },
        py: 3,
        borderTop: 1,
        borderColor: 'line.soft',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box
        sx={{
          borderRadius: '12px',
          overflow: 'hidden',
          alignSelf: 'start',
          bgcolor: 'background.sunk',
          aspectRatio: '4 / 5',
          ...(problem !== null && { opacity: 0.55, filter: 'grayscale(0.6)' }),
        }}
      >
        {product && (
          <RouterLink to={productPath(product._id)} tabIndex={-1} aria-hidden>
            <ProductImage product={product} alt="" sizes="120px" />
          </RouterLink>
        )}
      </Box>
      <Stack sx={{ gap: 1, minWidth: 0 }}>
        {/* A price too long to leave the name room goes below it. */}
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 0.5 }}
        >
          <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
            <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
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
            {size !== DEFAULT_SIZE && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Size {size}
              </Typography>
            )}
            {product && (
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                {unitPaise === null ? 'Price not available' : <>{formatPaise(unitPaise)} each</>}
              </Typography>
            )}
          </Box>
          {linePaise !== null && problem === null && (
            <Box sx={{ flex: 'none' }}>
              <PriceText paise={linePaise} />
            </Box>
          )}
        </Stack>

        {problem !== null && (
          <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
            {problemWords[problem]}
            <Box component="span" sx={{ fontWeight: 400 }}>
              {' '}
              · remove it to check out
            </Box>
          </Typography>
        )}
        <PriceChange line={line} onAccepted={onPriceAccepted} />

        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{
            alignItems: { xs: 'flex-start', sm: 'center' },
            justifyContent: 'space-between',
            gap: 0.5,
            mt: 0.5,
          }}
        >
          {problem === null && (
            <QuantityField
              value={quantity}
              max={MAX_QUANTITY}
              label={`Quantity of ${name}`}
              onChange={onQuantity}
            />
          )}
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', ml: -1, '& .MuiButton-root': { px: 1, minHeight: 44 } }}
          >
            {onMoveToWishlist && (
              <Button
                color="inherit"
                startIcon={<FavoriteBorderIcon />}
                aria-label={`Move ${name} to wishlist`}
                onClick={onMoveToWishlist}
                sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
              >
                Save for later
              </Button>
            )}
            <Button
              color="inherit"
              startIcon={<DeleteIcon />}
              aria-label={`Remove ${name}`}
              onClick={onRemove}
              sx={{ color: 'text.secondary' }}
            >
              Remove
            </Button>
          </Stack>
        </Stack>
        {showSync && <LineSync sync={sync} name={name} />}
      </Stack>
    </Box>
  );
}
