import RefreshIcon from '../../shared/ui/icons/RefreshRounded';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { t } from '../../shared/i18n/t';
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
    ? t('Refreshing…')
    : error && age !== null
      ? t('Not refreshed. Last updated {age}.', { age })
      : asked && fetchedAt !== null
        ? t('Up to date, {time}', { time: formatDateTime(fetchedAt) })
        : age !== null && t('Last updated {age}', { age });
  const offline =
    age === null ? t('You are offline.') : t('You are offline. Last updated {age}.', { age });
  return (
    <div className={s.age}>
      <Button
        variant="outlined"
        startIcon={isRefreshing ? <span aria-hidden className={spinner} /> : <RefreshIcon />}
        disabled={!online || isRefreshing}
        aria-busy={isRefreshing}
        onClick={refresh}
      >
        {t('Refresh Order Status')}
      </Button>
      <p role="status" className={clsx(text.body2, s.result)}>
        {online ? result : offline}
      </p>
    </div>
  );
}
