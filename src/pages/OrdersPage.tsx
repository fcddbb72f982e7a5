import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { arrivalText, type Arrival } from '../features/checkout/arrival';
import { SignedInOnly } from '../features/checkout/SignedInOnly';
import { OrderCard } from '../features/orders/OrderCard';
import { OrderCardSkeleton } from '../features/orders/OrderCardSkeleton';
import { OrdersAge } from '../features/orders/OrdersAge';
import { useRefreshOrders, useOrders } from '../features/orders/useOrders';
import { paths } from '../shared/config/paths';
import { EmptyState } from '../shared/ui/EmptyState';
import { ErrorNotice } from '../shared/ui/ErrorNotice';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';

function OrderHistory() {
  const orders = useOrders();
  const { refresh } = useRefreshOrders();
  const arrival = arrivalText((useLocation().state ?? {}) as Arrival, orders.orders);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          gap: 2,
          mb: 3,
        }}
      >
        <Typography variant="h2" component="h1">
          Your Orders
        </Typography>
        {orders.status === 'ready' && <OrdersAge {...orders} />}
      </Box>
      {arrival !== null && (
        <Alert severity="success" sx={{ mb: 3 }}>
          {arrival}
        </Alert>
      )}
      {orders.error && (
        <ErrorNotice
          title="Failed to load orders."
          message={orders.error.message}
          onRetry={refresh}
        />
      )}
      {orders.status === 'loading' && (
        <Stack spacing={3} role="status" aria-label="Loading orders">
          {[0, 1, 2].map((row) => (
            <OrderCardSkeleton key={row} />
          ))}
        </Stack>
      )}
      {orders.status === 'ready' &&
        (orders.orders.length === 0 ? (
          <EmptyState
            title="No Orders Yet"
            text="Start shopping to see your orders here"
            action={
              <Button component={Link} to={paths.shop} variant="contained">
                Continue Shopping
              </Button>
            }
          />
        ) : (
          <Stack spacing={3}>
            {orders.orders.map((order) => (
              <OrderCard key={order._id} order={order} />
            ))}
          </Stack>
        ))}
    </>
  );
}

export default function OrdersPage() {
  return (
    <PageContainer maxWidth="md">
      <PageHead title="Your Orders" noIndex />
      <SignedInOnly>
        <OrderHistory />
      </SignedInOnly>
    </PageContainer>
  );
}
