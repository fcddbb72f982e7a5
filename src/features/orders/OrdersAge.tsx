import RefreshIcon from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { formatAge, formatDateTime } from '../../shared/lib/dates';
import { useOnline } from '../../shared/lib/useOnline';
import { useRefreshOrders, type Orders } from './useOrders';

const TICK_MS = 30_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

/** *Refresh Order Status*, with what came of it and when. */
export function OrdersAge({ fetchedAt, isFetching, error }: Orders) {
  const { refresh, asked } = useRefreshOrders();
  const now = useNow();
  const online = useOnline();
  const age = fetchedAt === null ? null : formatAge(fetchedAt, now);
  const result =
    isFetching && asked
      ? 'Refreshing…'
      : error && age !== null
        ? `Not refreshed. Showing what was known ${age}.`
        : asked && fetchedAt !== null
          ? `Up to date, ${formatDateTime(fetchedAt)}`
          : age !== null && `Last updated ${age}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Button
        variant="outlined"
        startIcon={<RefreshIcon />}
        loading={isFetching && asked}
        loadingPosition="start"
        disabled={!online}
        onClick={refresh}
      >
        Refresh Order Status
      </Button>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {online ? result : `You are offline.${age === null ? '' : ` Last updated ${age}.`}`}
      </Typography>
    </Box>
  );
}
