import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import type { DeskOrder } from '../../shared/api/deskContract';
import { describeVariant } from '../../shared/api/variantText';
import { call } from '../api/call';
import { money, when } from '../parts/format';

/** Paper is white, whatever the screen is. */
const paper = {
  ':root': { colorScheme: 'light' },
  body: { background: '#fff !important', color: '#000 !important' },
  '@media print': { '.not-printed': { display: 'none !important' } },
};

/** Packing slips (a page each) or address labels (eight on an A4 sheet) of the orders in `ids`. */
export function PrintPage() {
  const { what } = useParams();
  const [params] = useSearchParams();
  const ids = (params.get('ids') ?? '').split(',').filter((id) => id !== '');
  const { data, error } = useQuery({
    queryKey: ['print', ids],
    queryFn: () => Promise.all(ids.map(async (id) => (await call('deskOrder', { id })).data)),
    staleTime: Infinity,
  });
  return (
    <Box component="main" sx={{ p: 2, bgcolor: '#fff', color: '#000' }}>
      <GlobalStyles styles={paper} />
      <Title title={what === 'labels' ? 'Labels' : 'Packing slips'} />
      <Button
        className={'not-printed'}
        variant="contained"
        disabled={!data}
        onClick={() => window.print()}
      >
        Print
      </Button>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <CircularProgress />}
      {data &&
        (what === 'labels' ? (
          <Labels orders={data} />
        ) : (
          data.map((order) => <Slip key={order.id} order={order} />)
        ))}
    </Box>
  );
}

const addressLines = ({ name, phone, order: { address } }: DeskOrder): string[] => {
  const of = (field: string): string => address[field] ?? '';
  return [
    name,
    of('street'),
    of('appartment'),
    `${of('city')}, ${of('state')}`,
    `PIN ${of('zipcode')}`,
    `Phone ${phone}`,
  ].filter((line) => line.trim() !== '');
};

function Slip({ order }: { order: DeskOrder }) {
  const { items } = order.order;
  return (
    <Box component="article" sx={{ py: 3, breakAfter: 'page' }}>
      <Typography component="h1" variant="h5">
        Order {order.number}
      </Typography>
      <Typography>{when(order.date)}</Typography>
      <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line', my: 2 }}>
        {addressLines(order).join('\n')}
      </Typography>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& td, & th': { textAlign: 'left', borderBottom: '1px solid #999', py: 1, pr: 1 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Packed</th>
            <th scope="col">Number</th>
            <th scope="col">Item</th>
            <th scope="col">Size and colour</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item._id} ${item.size}`}>
              <td>☐</td>
              <td>{item.quantity}</td>
              <td>
                {item.name} ({item._id})
              </td>
              <td>{describeVariant(item.size)?.value ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** What the courier has to know of the payment. */
function dueText({ paymentStatus, amount }: DeskOrder): string {
  if (paymentStatus === 'due') return `Collect ${money(amount)}`;
  return paymentStatus === 'paid' ? 'Paid' : 'Not paid, do not send';
}

const Labels = ({ orders }: { orders: readonly DeskOrder[] }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      '@media print': { gridTemplateColumns: '1fr 1fr' },
    }}
  >
    {orders.map((order) => (
      <Box
        component="article"
        key={order.id}
        sx={{
          border: '1px dashed #999',
          p: 2,
          height: '68mm',
          overflow: 'hidden',
          breakInside: 'avoid',
        }}
      >
        <Typography variant="body2">
          {dueText(order)}, order {order.number}
        </Typography>
        <Typography
          component="address"
          sx={{ fontStyle: 'normal', whiteSpace: 'pre-line', mt: 1, fontSize: 18 }}
        >
          {addressLines(order).join('\n')}
        </Typography>
      </Box>
    ))}
  </Box>
);
