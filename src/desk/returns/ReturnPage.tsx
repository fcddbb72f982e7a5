import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ShowBase, Title, useShowContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskReturn } from '../../shared/api/deskContract';
import { returnReasons } from '../../shared/config/returnReasons';
import { Facts } from '../parts/Facts';
import { money, when } from '../parts/format';
import { FRESH_MS } from '../parts/fresh';
import { StatusChip } from '../parts/StatusChip';
import { ReturnActions } from './ReturnActions';

export const ReturnPage = () => (
  <ShowBase queryOptions={{ refetchInterval: FRESH_MS }}>
    <ReturnView />
  </ShowBase>
);

const reasonText = (reason: string): string =>
  (returnReasons as Partial<Record<string, string>>)[reason] ?? reason;

function ReturnView() {
  const { record } = useShowContext<DeskReturn>();
  if (!record) return null;
  const isExchange = record.kind === 'exchange';
  const facts: [string, React.ReactNode][] = [
    [
      'Item',
      `${String(record.quantity)} × ${record.productName}${record.variant === '' ? '' : `, ${record.variant}`}`,
    ],
    ...(isExchange ? [['Wanted instead', record.wantedVariant] satisfies [string, string]] : []),
    ['Reason', reasonText(record.reason)],
    ...(record.note === '' ? [] : [['In their words', record.note] satisfies [string, string]]),
    ['Amount', money(record.amount)],
    ['Paid', record.paidOnline ? 'by UPI' : 'on delivery: pay the money back by hand'],
    ['From', `${record.customerName}, ${record.phone}`],
    [
      'Order',
      <Link key="order" component={RouterLink} to={`/desk/orders/${record.orderId}/show`}>
        {record.orderNumber}
      </Link>,
    ],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
      <Title title={`${isExchange ? 'Exchange' : 'Return'} ${record.number}`} />
      <Box>
        <StatusChip status={record.status} />
      </Box>
      <ReturnActions record={record} />
      <Card>
        <CardContent>
          <Facts facts={facts} />
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <Typography component="h2" variant="h6" gutterBottom>
            Timeline
          </Typography>
          {record.history.map(({ status, at }) => (
            <Typography key={`${status} ${String(at)}`}>
              {status}, {when(at)}
            </Typography>
          ))}
        </CardContent>
      </Card>
    </Box>
  );
}
