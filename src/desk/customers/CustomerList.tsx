import Typography from '@mui/material/Typography';
import { List, TextInput } from 'react-admin';
import type { DeskCustomer } from '../../shared/api/deskContract';
import { countOf } from '../../shared/lib/countOf';
import { money, shortTime } from '../parts/format';
import { RecordList, type Column } from '../parts/RecordList';

const filters = [
  <TextInput key="search" source="search" label="Name or email" alwaysOn resettable />,
];

const columns: Column<DeskCustomer>[] = [
  { label: 'Name', render: ({ name }) => name },
  { label: 'Email', render: ({ email }) => email },
  { label: 'Since', render: ({ createdAt }) => shortTime(createdAt) },
  { label: 'Orders', render: ({ orders }) => orders, align: 'right' },
  { label: 'Spent', render: ({ spent }) => money(spent), align: 'right' },
];

/** Accounts, the newest first. */
export const CustomerList = () => (
  <List filters={filters} exporter={false}>
    <RecordList<DeskCustomer>
      columns={columns}
      title={({ name }) => name}
      details={({ email, orders, spent }) => (
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {email} · {countOf(orders, 'order')} · {money(spent)}
        </Typography>
      )}
      to={({ id }) => `/desk/customers/${id}/show`}
      nameOf={({ name }) => name}
      empty="There are no such accounts."
    />
  </List>
);
