import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ShowBase, Title, useShowContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskOrder } from '../../shared/api/deskContract';
import { describeVariant } from '../../shared/api/variantText';
import { saveFile } from '../../shared/lib/saveFile';
import { call } from '../api/call';
import { money, when } from '../parts/format';
import { FRESH_MS } from '../parts/fresh';
import { StatusChip } from '../parts/StatusChip';
import { useAction } from '../parts/useAction';
import { Notes } from './Notes';
import { OrderActions } from './OrderActions';
import { paymentText } from './paymentText';

export const OrderPage = () => (
  <ShowBase queryOptions={{ refetchInterval: FRESH_MS }}>
    <OrderView />
  </ShowBase>
);

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Card>
    <CardContent>
      <Typography component="h2" variant="h6" gutterBottom>
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
);

function OrderView() {
  const { record } = useShowContext<DeskOrder>();
  // At first React Admin shows the row of the list, which has less.
  if (!record || !('order' in record)) return <CircularProgress />;
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
      <Title title={`Order ${record.number}`} />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip status={record.status} />
        <Typography>
          {money(record.amount)}, {paymentText(record)}
        </Typography>
        <Typography color="text.secondary">{when(record.date)}</Typography>
      </Box>
      <OrderActions order={record} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' } }}>
        <Items order={record} />
        <Delivery order={record} />
        <Section title="Notes">
          <Notes order={record} />
        </Section>
        <Timeline order={record} />
        <Payments order={record} />
      </Box>
    </Box>
  );
}

function Items({ order: { order } }: { order: DeskOrder }) {
  return (
    <Section title="Items">
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {order.items.map((item) => {
          const variant = describeVariant(item.size)?.value;
          const price = item.price ?? 0;
          return (
            <Box
              component="li"
              key={`${item._id} ${item.size}`}
              sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}
            >
              <Box
                component="img"
                src={item.image[0] ?? '/icon.svg'}
                alt=""
                sx={{ width: 56, height: 70, objectFit: 'cover', borderRadius: 1 }}
              />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography>{item.name}</Typography>
                <Typography color="text.secondary" variant="body2">
                  {item.quantity} × {money(price)}
                  {variant === undefined ? '' : ` · ${variant}`}
                </Typography>
              </Box>
              <Typography>{money(price * item.quantity)}</Typography>
            </Box>
          );
        })}
      </Box>
      {order.coupon != null && (
        <Typography sx={{ mt: 2 }}>
          Code {order.coupon}: {money(order.discount ?? 0)} off
        </Typography>
      )}
      <Typography sx={{ mt: 2, fontWeight: 600 }}>Total {money(order.amount)}</Typography>
    </Section>
  );
}

function Delivery({ order: record }: { order: DeskOrder }) {
  const { address, shipment } = record.order;
  const of = (field: string): string => address[field] ?? '';
  return (
    <Section title="Delivery">
      <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {[
          record.name,
          of('street'),
          of('appartment'),
          `${of('city')}, ${of('state')} ${of('zipcode')}`,
        ]
          .filter((line) => line.trim() !== '')
          .join('\n')}
      </Typography>
      {record.phone !== '' && (
        <Typography>
          <Link href={`tel:+91${record.phone}`}>{record.phone}</Link>
        </Typography>
      )}
      <Typography>
        <Link component={RouterLink} to={listOf(record.customer.id)}>
          All orders of {record.customer.email}
        </Link>
      </Typography>
      {shipment && (
        <Typography sx={{ mt: 2 }}>
          {shipment.courier}{' '}
          {shipment.url == null ? (
            shipment.number
          ) : (
            <Link href={shipment.url}>{shipment.number}</Link>
          )}
        </Typography>
      )}
      <Invoice order={record} />
    </Section>
  );
}

const listOf = (customerId: string): string =>
  `/desk/orders?filter=${encodeURIComponent(JSON.stringify({ customerId }))}`;

function Invoice({ order: { id, order } }: { order: DeskOrder }) {
  const { run, isBusy } = useAction();
  if (!order.invoice) return null;
  return (
    <Button
      sx={{ mt: 1 }}
      disabled={isBusy}
      onClick={() =>
        void run(async () => {
          const { name, pdf } = await call('deskInvoicePdf', { id });
          saveFile(name, bytesOf(pdf), 'application/pdf');
          return `${name} was saved.`;
        })
      }
    >
      Invoice {order.invoice.number}
    </Button>
  );
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

function Timeline({ order: { order } }: { order: DeskOrder }) {
  return (
    <Section title="Timeline">
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {(order.history ?? []).map(({ status, at }) => (
          <Box component="li" key={`${status} ${String(at)}`}>
            <Typography>{status}</Typography>
            <Typography variant="body2" color="text.secondary">
              {when(at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function Payments({ order: { payments, order } }: { order: DeskOrder }) {
  const returns = order.returns ?? [];
  if (payments.length === 0 && returns.length === 0) return null;
  return (
    <Section title="Payments and returns">
      {payments.map((payment) => (
        <Typography key={payment.reference} sx={{ overflowWrap: 'anywhere' }}>
          {payment.provider} {payment.reference}: {payment.status}, {money(payment.amount)}
          {payment.refunded > 0 && `, ${money(payment.refunded)} refunded`}
        </Typography>
      ))}
      {returns.map((each) => (
        <Typography key={each._id}>
          <Link component={RouterLink} to={`/desk/returns/${each._id}/show`}>
            {each.kind === 'exchange' ? 'Exchange' : 'Return'}: {each.status}
          </Link>
        </Typography>
      ))}
    </Section>
  );
}
