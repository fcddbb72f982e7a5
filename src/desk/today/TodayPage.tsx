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
import type { Vital } from '../../shared/api/contract';
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

const seconds = (ms: number): string =>
  ms < 1000 ? `${String(Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`;

/** What three of four visits reach, in words; `good`: Google's limit for good, if there is one. */
const SPEED: Record<Vital, { label: string; good?: number; show: (value: number) => string }> = {
  lcp: { label: 'The largest picture or text shows after', good: 2_500, show: seconds },
  hydrated: { label: 'Taps are answered in full after', show: seconds },
  inp: { label: 'A tap is answered within', good: 200, show: seconds },
  sync: { label: 'A change of the cart is saved within', show: seconds },
  cls: { label: 'How much the page jumps', good: 0.1, show: (value) => value.toFixed(2) },
};

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
      <Card>
        <CardContent>
          <Typography component="h2" variant="h6">
            How fast the shop is for shoppers
          </Typography>
          <Typography color="text.secondary">
            Three of four measured visits of the last four weeks were at least as good.
          </Typography>
          {today.vitals.every(({ count }) => count === 0) && (
            <Typography color="text.secondary">No visit was measured yet.</Typography>
          )}
          <Box component="ul" sx={{ pl: 2, my: 1 }}>
            {today.vitals.map(({ name, value, count }) => {
              const { label, good, show } = SPEED[name];
              if (value === null) return null;
              return (
                <Typography component="li" key={name} sx={{ py: 0.5 }}>
                  {label}: {show(value)} ({count} measured
                  {good !== undefined && `, good up to ${show(good)}`})
                </Typography>
              );
            })}
          </Box>
        </CardContent>
      </Card>
    </>
  );
}
