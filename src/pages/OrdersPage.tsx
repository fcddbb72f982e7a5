import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Arrival } from '../features/checkout/arrival';
import { Confirmation } from '../features/checkout/Confirmation';
import { SignedInOnly } from '../features/checkout/SignedInOnly';
import { OrderCard } from '../features/orders/OrderCard';
import { OrderCardSkeleton } from '../features/orders/OrderCardSkeleton';
import type { OrderFilter } from '../features/orders/orderFilter';
import { OrderFilters } from '../features/orders/OrderFilters';
import { OrdersAge } from '../features/orders/OrdersAge';
import { useRefreshOrders, useOrders } from '../features/orders/useOrders';
import { paths } from '../shared/config/paths';
import { t } from '../shared/i18n/t';
import { groupDigits } from '../shared/lib/money';
import { useDebounced } from '../shared/lib/useDebounced';
import { Button } from '../shared/ui/Button';
import { EmptyState } from '../shared/ui/EmptyState';
import { ErrorNotice } from '../shared/ui/ErrorNotice';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { ShowMore } from '../shared/ui/ShowMore';
import * as text from '../shared/ui/text.css';
import * as s from './OrdersPage.css';

const SEARCH_AFTER_MS = 300;
const FEW = 5;

function OrderHistory() {
  const [typed, setTyped] = useState<OrderFilter>({});
  // A search starts when the typing pauses.
  const filter = useDebounced(typed, SEARCH_AFTER_MS);
  const isFiltered = filter.group !== undefined || (filter.search ?? '').trim() !== '';
  const orders = useOrders(isFiltered ? filter : undefined);
  const { more, total } = orders;
  // Few orders need no filters. Once there, they stay.
  const hasFilters = isFiltered || total > FEW;
  const { refresh } = useRefreshOrders();
  const arrival = (useLocation().state ?? {}) as Arrival;
  return (
    <>
      <div className={s.head}>
        <h1 className={text.h2}>{t('Your Orders')}</h1>
        {orders.status === 'ready' && <OrdersAge {...orders} />}
      </div>
      <Confirmation arrival={arrival} orders={orders.orders} />
      {orders.error && (
        <ErrorNotice
          title={t('Failed to load orders.')}
          message={orders.error.message}
          onRetry={refresh}
        />
      )}
      {orders.status === 'loading' && (
        <div className={s.orders} role="status" aria-label={t('Loading orders')} aria-busy>
          {[0, 1, 2].map((row) => (
            <OrderCardSkeleton key={row} />
          ))}
        </div>
      )}
      {orders.status === 'ready' && hasFilters && (
        <OrderFilters filter={typed} onChange={setTyped} />
      )}
      {orders.status === 'ready' &&
        (orders.orders.length === 0 && isFiltered ? (
          <p role="status" className={text.body1}>
            {orders.isFetching ? t('Searching your orders…') : t('None of your orders match.')}
          </p>
        ) : orders.orders.length === 0 ? (
          <EmptyState
            title={t('No Orders Yet')}
            text={t('Start shopping to see your orders here')}
            action={
              <Button to={paths.shop} variant="contained">
                {t('Continue Shopping')}
              </Button>
            }
          />
        ) : (
          <div className={s.orders}>
            {orders.orders.map((order) => (
              <OrderCard key={order._id} order={order} />
            ))}
            {orders.orders.length < total && (
              <ShowMore
                status={
                  more.hasFailed
                    ? t('The next orders could not be loaded.')
                    : t('{shown} of {count, plural, one {1 order} other {{total} orders}}', {
                        shown: orders.orders.length,
                        count: total,
                        total: groupDigits(total),
                      })
                }
                label={t('Show more orders')}
                hasMore={more.hasMore}
                isLoading={more.isLoading}
                onMore={more.load}
              />
            )}
          </div>
        ))}
    </>
  );
}

export default function OrdersPage() {
  return (
    <PageContainer maxWidth="md">
      <PageHead title={t('Your Orders')} noIndex />
      <SignedInOnly>
        <OrderHistory />
      </SignedInOnly>
    </PageContainer>
  );
}
