import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderItem } from '../../shared/api/contract';
import { productPath } from '../../shared/config/paths';
import { PriceText } from '../../shared/ui/PriceText';
import { StatusChip } from '../../shared/ui/StatusChip';
import { ItemPicture } from './ItemPicture';
import { hasSize, itemPaise, statusView } from './orderView';

interface OrderItemRowProps {
  item: OrderItem;
  /** On the profile, where a row stands alone: its order's date (ms) and status. */
  order?: { date: number; status: string };
}

/** One ordered thing: picture, name, price, quantity, size (spec section 2, order item row). */
export function OrderItemRow({ item, order }: OrderItemRowProps) {
  const status = order && statusView(order.status);
  return (
    <Box sx={{ display: 'flex', gap: 2, py: 2, alignItems: 'flex-start' }}>
      <ItemPicture path={item.image[0]} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={productPath(item._id)}
          underline="hover"
          sx={{ color: 'text.primary', fontWeight: 600, display: 'inline-block', py: 0.25 }}
        >
          {item.name}
        </Link>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <Box component="span" sx={{ mr: 2 }}>
            Qty: {item.quantity}
          </Box>
          {hasSize(item) && <span>Size: {item.size}</span>}
        </Typography>
        {order && (
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {new Date(order.date).toDateString()}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-end',
          gap: 1,
          flex: 'none',
        }}
      >
        <PriceText paise={itemPaise(item)} />
        {status && <StatusChip label={status.label} tone={status.tone} />}
      </Box>
    </Box>
  );
}
