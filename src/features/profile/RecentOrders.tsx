import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { ErrorNotice } from '../../shared/ui/ErrorNotice';
import { OrderItemRow } from '../orders/OrderItemRow';
import { recentItems } from '../orders/orderView';
import { useOrders, useRefreshOrders } from '../orders/useOrders';
import { ProfileSection, SectionEmpty } from './ProfileSection';

/** Spec section 9. */
const RECENT = 3;

const UNKNOWN = { loading: 'Loading orders…', error: 'Your orders could not be read' };

/** The newest three ordered items, each with its order's date and status. */
export function RecentOrders() {
  const { orders, status, error } = useOrders();
  const { refresh } = useRefreshOrders();
  const recent = recentItems(orders, RECENT);
  return (
    <ProfileSection
      title="Recent Orders"
      summary={status === 'ready' ? `${String(orders.length)} orders found` : UNKNOWN[status]}
    >
      {error && <ErrorNotice message="Failed to load orders." onRetry={refresh} />}
      {status === 'ready' && recent.length === 0 && (
        <SectionEmpty title="No Orders Yet" text="Start shopping to see your orders here" />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {recent.map(({ key, item, date, status: orderStatus }, index) => (
          <Box
            component="li"
            key={key}
            sx={index > 0 ? { borderTop: 1, borderColor: 'line.soft' } : {}}
          >
            <OrderItemRow item={item} order={{ date, status: orderStatus }} />
          </Box>
        ))}
      </Box>
      <Button component={Link} to={paths.orders} variant="outlined" sx={{ mt: 1 }}>
        View All Orders
      </Button>
    </ProfileSection>
  );
}
