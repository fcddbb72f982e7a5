import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ShowBase, Title, useCanAccess, useShowContext } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { DeskCustomer } from '../../shared/api/deskContract';
import { countOf } from '../../shared/lib/countOf';
import { saveFile } from '../../shared/lib/saveFile';
import { call, callOnce } from '../api/call';
import { ActionDialog } from '../parts/ActionDialog';
import { Facts } from '../parts/Facts';
import { money, when } from '../parts/format';
import { useAction } from '../parts/useAction';

export const CustomerPage = () => (
  <ShowBase>
    <CustomerView />
  </ShowBase>
);

const ordersOf = ({ id }: DeskCustomer): string =>
  `/desk/orders?filter=${encodeURIComponent(JSON.stringify({ customerId: id }))}`;

function CustomerView() {
  const { record } = useShowContext<DeskCustomer>();
  const { canAccess: isOwner } = useCanAccess({ resource: 'staff', action: 'list' });
  if (!record) return null;
  const { name, email, role, createdAt, orders, spent } = record;
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 720 }}>
      <Title title={name} />
      <Card>
        <CardContent>
          <Facts
            facts={[
              ['Name', name],
              ['Email', email],
              ['Account since', when(createdAt)],
              ['Bought', `${countOf(orders, 'order')}, ${money(spent)} together`],
              ...(role === 'shopper' ? [] : [['At the desk', role] as const]),
            ]}
          />
        </CardContent>
      </Card>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to={ordersOf(record)} variant="contained">
          Show orders
        </Button>
        <ResetLink customer={record} />
        {isOwner === true && <OwnerActions customer={record} />}
      </Box>
    </Box>
  );
}

function ResetLink({ customer: { id, email } }: { customer: DeskCustomer }) {
  const { run, isBusy } = useAction();
  return (
    <Button
      variant="outlined"
      disabled={isBusy}
      onClick={() =>
        void run(async () => {
          await callOnce('deskCustomerReset', { id });
          return `A link for a new password goes to ${email}.`;
        })
      }
    >
      Send a link for a new password
    </Button>
  );
}

function OwnerActions({ customer }: { customer: DeskCustomer }) {
  const { id, name, email } = customer;
  const [asking, setAsking] = useState<'export' | 'delete' | null>(null);
  const navigate = useNavigate();
  const close = () => setAsking(null);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking('export')}>
        Export data
      </Button>
      <Button color="error" onClick={() => setAsking('delete')}>
        Delete account
      </Button>
      {asking === 'export' && (
        <ActionDialog
          title={`Export the data of ${name}?`}
          does="Export"
          asksPassword
          onClose={close}
          action={async (password) => {
            const { data } = await call('deskCustomerExport', { id, password });
            saveFile(`${email}.json`, JSON.stringify(data, null, 2), 'application/json');
            return 'The data was saved as a file.';
          }}
        >
          <Typography>
            The file has everything that the shop knows about this person. Give it to nobody else.
          </Typography>
        </ActionDialog>
      )}
      {asking === 'delete' && (
        <ActionDialog
          title={`Delete the account of ${name}?`}
          does="Delete for good"
          asksPassword
          onClose={close}
          action={async (password) => {
            await callOnce('deskCustomerDelete', { id, password });
            void navigate('/desk/customers');
            return 'The account was deleted.';
          }}
        >
          <Typography>
            Name, email address, cart, wishlist and reviews are deleted. Orders stay for the tax
            law, without name and address. This cannot be undone.
          </Typography>
        </ActionDialog>
      )}
    </>
  );
}
