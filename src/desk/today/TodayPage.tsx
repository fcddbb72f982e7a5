import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Title, useLogoutIfAccessDenied } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskResponseOf } from '../../shared/api/deskContract';
import { call } from '../api/call';
import { FRESH_MS } from '../parts/fresh';
import { SalesChart } from './SalesChart';

type Today = DeskResponseOf<'deskToday'>['data'];

const listOf = (resource: string, filter: object): string =>
  `/desk/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const tiles = (today: Today) => [
  {
    label: 'Orders to pack',
    count: today.toPack,
    to: listOf('orders', { statuses: ['Order Placed'], paymentStatuses: ['due', 'paid'] }),
  },
  { label: 'Orders to send', count: today.toSend, to: listOf('orders', { statuses: ['Packing'] }) },
  {
    label: 'Returns to answer',
    count: today.returns,
    to: listOf('returns', { statuses: ['Requested', 'Received'] }),
  },
  {
    label: 'Waiting for payment',
    count: today.unpaid,
    to: listOf('orders', { statuses: ['Order Placed'], paymentStatuses: ['pending', 'failed'] }),
  },
  {
    label: 'Refunds due',
    count: today.refundsDue,
    to: listOf('orders', {
      statuses: ['Cancelled', 'Returned to store', 'Lost'],
      paymentStatuses: ['paid'],
    }),
  },
  {
    label: 'Reported reviews',
    count: today.reportedReviews,
    to: listOf('reviews', { show: 'reported' }),
  },
];

/** What is to be done, with one tap to each. */
export function TodayPage() {
  const { data, error } = useQuery({
    queryKey: ['today'],
    queryFn: async () => (await call('deskToday', {})).data,
    refetchInterval: FRESH_MS,
  });
  // React Admin does this for its own queries.
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
      <Title title="Today" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <CircularProgress />}
      {data && <TodayView today={data} />}
    </Box>
  );
}

function TodayView({ today }: { today: Today }) {
  return (
    <>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          gap: 2,
          listStyle: 'none',
          p: 0,
          m: 0,
        }}
      >
        {tiles(today).map(({ label, count, to }) => (
          <Card component="li" key={label}>
            <CardActionArea component={RouterLink} to={to} sx={{ p: 2, height: '100%' }}>
              <Typography component="p" variant="h4">
                {count}
              </Typography>
              <Typography color={count === 0 ? 'text.secondary' : 'text.primary'}>
                {label}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
      <Card>
        <CardContent>
          <Typography component="h2" variant="h6">
            Last 14 days
          </Typography>
          <SalesChart days={today.days} />
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <Typography component="h2" variant="h6">
            Low stock
          </Typography>
          {today.lowStock.length === 0 && (
            <Typography color="text.secondary">Nothing that is counted is low.</Typography>
          )}
          <Box component="ul" sx={{ pl: 2, my: 1 }}>
            {today.lowStock.map(({ productId, name, variant, left }) => (
              <Typography component="li" key={`${productId} ${variant}`} sx={{ py: 0.5 }}>
                <Link component={RouterLink} to={`/desk/products/${encodeURIComponent(productId)}`}>
                  {variant === '' ? name : `${name}, ${variant}`}
                </Link>
                {left === 0 ? ': sold out' : `: ${String(left)} left`}
              </Typography>
            ))}
          </Box>
          {today.lowStockTotal > today.lowStock.length && (
            <Typography color="text.secondary">
              And {today.lowStockTotal - today.lowStock.length} more.
            </Typography>
          )}
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <Typography component="h2" variant="h6">
            Searched for and not found
          </Typography>
          {today.missedSearches.length === 0 && (
            <Typography color="text.secondary">Nothing in the last month.</Typography>
          )}
          <Box component="ul" sx={{ pl: 2, my: 1 }}>
            {today.missedSearches.map(({ words, count }) => (
              <Typography component="li" key={words} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
                <Link href={`/shop?search=${encodeURIComponent(words)}`}>{words}</Link>: {count}
                {count === 1 ? ' time' : ' times'}
              </Typography>
            ))}
          </Box>
        </CardContent>
      </Card>
    </>
  );
}
