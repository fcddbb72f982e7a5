import RefreshIcon from '../../shared/ui/icons/RefreshRounded';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../../shared/lib/dates';
import { formatAge } from '../../shared/lib/formatAge';
import { useOnline } from '../../shared/lib/useOnline';
import { Button } from '../../shared/ui/Button';
import { spinner } from '../../shared/ui/spinner.css';
import * as text from '../../shared/ui/text.css';
import { useRefreshOrders, type Orders } from './useOrders';
import * as s from './OrdersAge.css';

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

/** *Refresh Order Status*, with its result and time. */
export function OrdersAge({ fetchedAt, isFetching, error }: Orders) {
  const { refresh, asked } = useRefreshOrders();
  const now = useNow();
  const online = useOnline();
  const age = fetchedAt === null ? null : formatAge(fetchedAt, now);
  const isRefreshing = isFetching && asked;
  const result = isRefreshing
    ? 'Refreshing…'
    : error && age !== null
      ? `Not refreshed. Last updated ${age}.`
      : asked && fetchedAt !== null
        ? `Up to date, ${formatDateTime(fetchedAt)}`
        : age !== null && `Last updated ${age}`;
  return (
    <div className={s.age}>
      <Button
        variant="outlined"
        startIcon={isRefreshing ? <span aria-hidden className={spinner} /> : <RefreshIcon />}
        disabled={!online || isRefreshing}
        aria-busy={isRefreshing}
        onClick={refresh}
      >
        Refresh Order Status
      </Button>
      <p role="status" className={clsx(text.body2, s.result)}>
        {online ? result : `You are offline.${age === null ? '' : ` Last updated ${age}.`}`}
      </p>
    </div>
  );
}
