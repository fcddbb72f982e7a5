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
    <Box
      sx={{
        display: 'grid',
        // On a phone the price stands below the name, which then has room for its words.
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 0.75,
        py: 2,
        alignItems: 'start',
      }}
    >
      <Box sx={{ gridRow: { xs: '1 / span 2', sm: 'auto' } }}>
        <ItemPicture path={item.image[0]} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
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
          flexDirection: { xs: 'row', sm: 'column' },
          flexWrap: 'wrap',
          alignItems: { xs: 'center', sm: 'flex-end' },
          justifyContent: { xs: 'space-between', sm: 'flex-start' },
          gap: 1,
        }}
      >
        <PriceText paise={itemPaise(item)} />
        {status && <StatusChip label={status.label} tone={status.tone} />}
      </Box>
    </Box>
  );
}
