import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DEFAULT_SIZE } from '../../shared/api/contract';
import { paths } from '../../shared/config/paths';
import { formatPaise } from '../../shared/lib/money';
import { useCartActions } from '../cart/useCartActions';
import { problemWords, type CartLineView, type CartView } from '../cart/useCartLines';
import { ItemPicture } from '../orders/ItemPicture';

function SummaryLine({ line }: { line: CartLineView }) {
  const name = line.product?.name ?? 'No longer available';
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.25, alignItems: 'center' }}>
      <ItemPicture path={line.product?.image[0]} size={56} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Qty: {line.quantity}
          {line.size !== DEFAULT_SIZE && ` · Size: ${line.size}`}
        </Typography>
      </Box>
      <Typography variant="price" component="span" sx={{ fontSize: '1rem' }}>
        {line.problem === null && line.linePaise !== null ? formatPaise(line.linePaise) : '–'}
      </Typography>
    </Box>
  );
}

/** The lines that stand between this cart and an order, each with its way out. */
export function BlockedLines({ lines }: { lines: CartLineView[] }) {
  const { removeLine } = useCartActions();
  if (lines.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3, alignItems: 'flex-start' }}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>
        These cannot be ordered. Remove them to go on.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => {
          const name = line.product?.name ?? 'An item';
          return (
            <Box
              component="li"
              key={`${line.productId}|${line.size}`}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
            >
              <span>
                {name}
                {line.problem !== null && `: ${problemWords[line.problem]}`}
              </span>
              <Button
                color="inherit"
                size="small"
                aria-label={`Remove ${name}`}
                onClick={() => {
                  removeLine(line.productId, line.size);
                }}
              >
                Remove
              </Button>
            </Box>
          );
        })}
      </Box>
    </Alert>
  );
}

function Row({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 }}>
      <Typography component="dt" sx={strong ? { fontWeight: 650 } : { color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        variant={strong ? 'price' : 'body1'}
        sx={{ m: 0, ...(strong && { fontSize: '1.25rem' }) }}
      >
        {value}
      </Typography>
    </Box>
  );
}

interface CheckoutSummaryProps {
  cart: CartView;
  /** How it will be paid, in words. */
  payment: string;
  /** The return promise, from the store's facts. */
  promise: string;
  children: ReactNode;
}

/** What is bought, what it costs, how it is paid, and the button. */
export function CheckoutSummary({ cart, payment, promise, children }: CheckoutSummaryProps) {
  const total = formatPaise(cart.totalPaise);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="checkout-summary"
      sx={{ p: { xs: 2, sm: 3 }, position: { md: 'sticky' }, top: { md: 96 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', mb: 1 }}>
        <Typography id="checkout-summary" variant="h4" component="h2">
          Order summary
        </Typography>
        <Link component={RouterLink} to={paths.cart} sx={{ py: 1.25 }}>
          Edit cart
        </Link>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {cart.lines.map((line) => (
          <SummaryLine key={`${line.productId}|${line.size}`} line={line} />
        ))}
      </Box>
      <Divider sx={{ my: 1.5 }} />
      <Box component="dl" sx={{ m: 0 }}>
        <Row label="Subtotal" value={total} />
        <Row label="Shipping" value="Free" />
        <Row label="Total" value={total} strong />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {payment}
      </Typography>
      {children}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {promise}
      </Typography>
    </Paper>
  );
}
