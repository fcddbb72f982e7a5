import BackIcon from '@mui/icons-material/ArrowBackRounded';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { SignedInOnly } from '../features/checkout/SignedInOnly';
import { Invoice } from '../features/orders/Invoice';
import { orderNumber } from '../features/orders/orderView';
import { useOrder } from '../features/orders/useOrder';
import { orderPath } from '../shared/config/paths';
import { ErrorNotice } from '../shared/ui/ErrorNotice';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';

function OrderInvoice({ orderId }: { orderId: string }) {
  const { order, status, error, refetch } = useOrder(orderId);
  return (
    <>
      <Box
        data-no-print
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1.5,
          maxWidth: 794,
          mx: 'auto',
          mb: 2,
        }}
      >
        <Button component={Link} to={orderPath(orderId)} startIcon={<BackIcon />}>
          Order {orderNumber(orderId)}
        </Button>
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={!order}
          onClick={() => {
            window.print();
          }}
        >
          Print or save as PDF
        </Button>
      </Box>
      {order ? (
        <Invoice order={order} />
      ) : (
        <>
          <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
            Invoice
          </Typography>
          {status === 'loading' ? (
            <Skeleton variant="rounded" height={480} />
          ) : (
            <ErrorNotice
              message={error?.message ?? 'There is no such order in your account.'}
              onRetry={refetch}
            />
          )}
        </>
      )}
    </>
  );
}

/** An order's invoice, made to be printed on A4 or saved as PDF. */
export default function InvoicePage() {
  const { orderId = '' } = useParams();
  return (
    <PageContainer>
      <PageHead title={`Invoice ${orderNumber(orderId)}`} noIndex />
      <GlobalStyles styles={{ '@page': { size: 'A4', margin: '16mm' } }} />
      <SignedInOnly>
        <OrderInvoice orderId={orderId} />
      </SignedInOnly>
    </PageContainer>
  );
}
