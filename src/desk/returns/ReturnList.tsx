import Typography from '@mui/material/Typography';
import { List, SelectArrayInput } from 'react-admin';
import { RETURN_STATUSES } from '../../shared/api/contract';
import type { DeskReturn } from '../../shared/api/deskContract';
import { money, shortTime } from '../parts/format';
import { RecordList, type Column } from '../parts/RecordList';
import { FRESH_MS } from '../parts/fresh';
import { StatusChip } from '../parts/StatusChip';

const filters = [
  <SelectArrayInput
    key="statuses"
    source="statuses"
    label="Status"
    choices={RETURN_STATUSES.map((id) => ({ id, name: id }))}
    alwaysOn
  />,
];

const kindText = ({ kind }: DeskReturn): string => (kind === 'exchange' ? 'Exchange' : 'Return');

const itemText = ({ quantity, productName, variant }: DeskReturn): string =>
  `${String(quantity)} × ${productName}${variant === '' ? '' : `, ${variant}`}`;

const columns: Column<DeskReturn>[] = [
  { label: 'Number', render: ({ number }) => number },
  { label: 'Asked', render: ({ date }) => shortTime(date) },
  { label: 'Kind', render: kindText },
  { label: 'Item', render: itemText },
  { label: 'From', render: ({ customerName }) => customerName },
  { label: 'Status', render: ({ status }) => <StatusChip status={status} /> },
  { label: 'Amount', render: ({ amount }) => money(amount), align: 'right' },
];

/** Returns and exchanges, the newest first. */
export const ReturnList = () => (
  <List filters={filters} exporter={false} queryOptions={{ refetchInterval: FRESH_MS }}>
    <RecordList<DeskReturn>
      columns={columns}
      title={itemText}
      details={(record) => (
        <>
          <StatusChip status={record.status} />
          <Typography component="span" variant="body2" color="text.secondary">
            {kindText(record)} {record.number} · {shortTime(record.date)}
          </Typography>
        </>
      )}
      to={({ id }) => `/desk/returns/${id}/show`}
      nameOf={({ number }) => `return ${number}`}
      empty="There are no such returns."
    />
  </List>
);
