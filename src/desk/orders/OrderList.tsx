import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { List, SelectArrayInput, TextInput, type ListProps } from 'react-admin';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../../shared/api/contract';
import type { DeskOrderRow } from '../../shared/api/deskContract';
import { money, shortTime } from '../parts/format';
import { RecordList, type Column } from '../parts/RecordList';
import { FRESH_MS } from '../parts/fresh';
import { StatusChip } from '../parts/StatusChip';
import { BulkActions } from './BulkActions';
import { paymentText } from './paymentText';

const choices = (names: readonly string[]) => names.map((id) => ({ id, name: id }));

const filters = [
  <TextInput key="search" source="search" label="Number, name or phone" alwaysOn resettable />,
  <SelectArrayInput
    key="statuses"
    source="statuses"
    label="Status"
    choices={choices(ORDER_STATUSES)}
    alwaysOn
  />,
  <SelectArrayInput
    key="paymentStatuses"
    source="paymentStatuses"
    label="Payment"
    choices={choices(PAYMENT_STATUSES)}
  />,
];

const listProps: Partial<ListProps> = {
  exporter: false,
  perPage: 25,
  queryOptions: { refetchInterval: FRESH_MS },
};

const nameOf = ({ name }: DeskOrderRow): string => (name === '' ? 'Former shopper' : name);

const columns: Column<DeskOrderRow>[] = [
  { label: 'Number', render: ({ number }) => number },
  { label: 'Placed', render: ({ date }) => shortTime(date) },
  { label: 'For', render: (order) => `${nameOf(order)}, ${order.city}` },
  { label: 'Status', render: ({ status }) => <StatusChip status={status} /> },
  { label: 'Payment', render: paymentText },
  { label: 'Items', render: ({ units }) => units, align: 'right' },
  { label: 'Amount', render: ({ amount }) => money(amount), align: 'right' },
];

const Who = ({ order }: { order: DeskOrderRow }) => (
  <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
    <span>{nameOf(order)}</span>
    <span>{money(order.amount)}</span>
  </Box>
);

const What = ({ order }: { order: DeskOrderRow }) => (
  <>
    <StatusChip status={order.status} />
    <Typography component="span" variant="body2" color="text.secondary">
      {order.number} · {shortTime(order.date)} · {paymentText(order)}
    </Typography>
  </>
);

/** Orders, the newest first. Several can be chosen. */
export const OrderList = () => (
  <List filters={filters} {...listProps}>
    <RecordList<DeskOrderRow>
      columns={columns}
      title={(order) => <Who order={order} />}
      details={(order) => <What order={order} />}
      to={({ id }) => `/desk/orders/${id}/show`}
      nameOf={({ number }) => `order ${number}`}
      bulkActions={<BulkActions />}
      empty="There are no such orders."
    />
  </List>
);
