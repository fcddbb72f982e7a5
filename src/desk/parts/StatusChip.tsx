import Chip from '@mui/material/Chip';

type Color = 'default' | 'primary' | 'success' | 'warning' | 'error' | 'info';

const COLORS: Partial<Record<string, Color>> = {
  'Order Placed': 'primary',
  Packing: 'info',
  Shipped: 'info',
  'Out for delivery': 'info',
  Delivered: 'success',
  Cancelled: 'default',
  'Delivery attempted': 'warning',
  Refused: 'warning',
  'Returned to store': 'default',
  Lost: 'error',
  Requested: 'primary',
  Accepted: 'info',
  Received: 'warning',
  Refunding: 'warning',
  Refunded: 'success',
  Replaced: 'success',
  Declined: 'default',
  Withdrawn: 'default',
};

export const StatusChip = ({ status }: { status: string }) => (
  <Chip size="small" label={status} color={COLORS[status] ?? 'default'} variant="outlined" />
);
