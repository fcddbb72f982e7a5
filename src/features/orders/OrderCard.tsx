import ChevronIcon from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Order } from '../../shared/api/contract';
import { orderPath } from '../../shared/config/paths';
import { formatDate } from '../../shared/lib/dates';
import { formatPaise, toPaise } from '../../shared/lib/money';
import { StatusChip } from '../../shared/ui/StatusChip';
import { OrderItemRow } from './OrderItemRow';
import { awaitsPayment, orderNumber, paymentLabel, statusView } from './orderView';

/** One order of the history: when, what, how much, how paid, and where it stands. */
export function OrderCard({ order }: { order: Order }) {
  const status = statusView(order.status);
  const number = orderNumber(order._id);
  return (
    <Card component="article" aria-labelledby={`order-${order._id}`} sx={{ overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1,
          px: { xs: 2, sm: 3 },
          py: 2,
          bgcolor: 'background.sunk',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 180 }}>
          <Typography id={`order-${order._id}`} variant="h5" component="h2">
            {formatDate(order.date)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Order {number}
          </Typography>
        </Box>
        <StatusChip label={status.label} tone={status.tone} size="medium" />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, px: { xs: 2, sm: 3 }, py: 0 }}>
        {order.items.map((item, index) => (
          <Box
            component="li"
            key={`${item._id}:${item.size}`}
            sx={index > 0 ? { borderTop: 1, borderColor: 'line.soft' } : {}}
          >
            <OrderItemRow item={item} />
          </Box>
        ))}
      </Box>
      <Divider />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1.5,
          px: { xs: 2, sm: 3 },
          py: 2,
        }}
      >
        <Box sx={{ flex: 1, minWidth: 180 }}>
          <Typography variant="price" component="p">
            {formatPaise(toPaise(order.amount))}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {paymentLabel(order)}
          </Typography>
        </Box>
        <Button
          component={RouterLink}
          to={orderPath(order._id)}
          variant={awaitsPayment(order) ? 'contained' : 'outlined'}
          endIcon={<ChevronIcon />}
          aria-label={`${awaitsPayment(order) ? 'Complete payment' : 'View details'}, order ${number}`}
        >
          {awaitsPayment(order) ? 'Complete payment' : 'View details'}
        </Button>
      </Box>
    </Card>
  );
}
