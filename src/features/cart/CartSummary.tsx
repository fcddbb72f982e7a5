import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { formatPaise } from '../../shared/lib/money';
import { BottomBar } from '../../shared/ui/BottomBar';
import type { CartView } from './useCartLines';

function Row({
  label,
  value,
  strong = false,
}: {
  label: ReactNode;
  value: ReactNode;
  strong?: boolean;
}): ReactElement {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" variant={strong ? 'h6' : 'body1'}>
        {label}
      </Typography>
      <Typography
        component="dd"
        variant={strong ? 'price' : 'body1'}
        sx={{ m: 0, fontVariantNumeric: 'tabular-nums', ...(strong && { fontSize: '1.25rem' }) }}
      >
        {value}
      </Typography>
    </Stack>
  );
}

interface CartSummaryProps {
  cart: CartView;
  isSignedIn: boolean;
  onCheckout: () => void;
}

/** Why the way on is closed, in words; null when it is open. */
export function blockedWords({ lines, blocked }: CartView): string | null {
  if (blocked.length === 0) return null;
  if (blocked.length === lines.length) return 'Nothing in your cart can be ordered right now.';
  const names = blocked.map(({ product }) => product?.name ?? 'a product we no longer sell');
  return `Remove ${names.join(', ')} to check out.`;
}

/** Totals and the way on; on a phone the button stays at the bottom of the screen. */
export function CartSummary({ cart, isSignedIn, onCheckout }: CartSummaryProps): ReactElement {
  const units = cart.lines
    .filter(({ problem }) => problem === null)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const why = blockedWords(cart);
  const label = isSignedIn ? 'PROCEED TO CHECKOUT' : 'LOGIN TO CONTINUE';
  const button = (
    <Button
      variant="contained"
      size="large"
      fullWidth
      disabled={why !== null}
      aria-describedby={why === null ? undefined : 'cart-blocked'}
      onClick={onCheckout}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Paper
        component="section"
        aria-labelledby="cart-totals"
        variant="outlined"
        sx={{
          p: { xs: 2.5, md: 3 },
          borderRadius: '16px',
          position: { md: 'sticky' },
          top: { md: 'calc(var(--ml-header) + 24px)' },
        }}
      >
        <Typography id="cart-totals" variant="h4" component="h2" sx={{ mb: 2 }}>
          Cart totals
        </Typography>
        <Stack component="dl" sx={{ m: 0, gap: 1.5 }}>
          <Row
            label={`Subtotal (${String(units)} ${units === 1 ? 'item' : 'items'})`}
            value={formatPaise(cart.totalPaise)}
          />
          <Row label="Shipping" value="Free" />
          <Divider aria-hidden component="div" role="presentation" />
          <Row strong label="Total" value={formatPaise(cart.totalPaise)} />
        </Stack>
        {why !== null && (
          <Typography
            id="cart-blocked"
            role="alert"
            variant="body2"
            sx={{ mt: 2, color: 'error.main' }}
          >
            {why}
          </Typography>
        )}
        <Box sx={{ mt: 3, display: { xs: 'none', md: 'block' } }}>{button}</Box>
        <Button component={RouterLink} to={paths.shop} fullWidth sx={{ mt: 1.5, minHeight: 44 }}>
          Continue Shopping
        </Button>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          Free delivery on every order. Pay by Cash on Delivery or UPI.
        </Typography>
      </Paper>
      <BottomBar label="Checkout">
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
          <Box sx={{ flex: 'none' }}>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              Total
            </Typography>
            <Typography variant="price">{formatPaise(cart.totalPaise)}</Typography>
          </Box>
          {button}
        </Stack>
      </BottomBar>
    </>
  );
}
