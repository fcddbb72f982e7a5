import BackIcon from '../shared/ui/icons/ArrowBackRounded';
import PrintIcon from '../shared/ui/icons/PrintOutlined';
import ReplayIcon from '../shared/ui/icons/ReplayRounded';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { useCatalog } from '../features/catalog/queries/useCatalog';
import { useMissingProducts } from '../features/catalog/queries/useMissingProducts';
import { orderClosed, paymentSettled } from '../features/checkout/settlePayment';
import { SignedInOnly } from '../features/checkout/SignedInOnly';
import { NotifyMe } from '../features/notifications/NotifyMe';
import { CancelOrder } from '../features/orders/CancelOrder';
import { OrderDetails } from '../features/orders/OrderDetails';
import { awaitsPayment, isCalledOff, orderNumber } from '../features/orders/orderFilter';
import { OrderStatus } from '../features/orders/OrderStatus';
import { PaymentDue } from '../features/orders/PaymentDue';
import { payUntilText } from '../features/orders/payUntilText';
import { useBuyAgain } from '../features/orders/useBuyAgain';
import { useOrder } from '../features/orders/useOrder';
import { OrderReturns } from '../features/returns/OrderReturns';
import { ReturnItem } from '../features/returns/ReturnItem';
import { selectUid } from '../features/session/sessionSelectors';
import type { Order } from '../shared/api/contract';
import { invoicePath, paths } from '../shared/config/paths';
import { t } from '../shared/i18n/t';
import { formatDateTime } from '../shared/lib/dates';
import { Button } from '../shared/ui/Button';
import { EmptyState } from '../shared/ui/EmptyState';
import { ErrorNotice } from '../shared/ui/ErrorNotice';
import { Notice } from '../shared/ui/Notice';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { Skeleton } from '../shared/ui/Skeleton';
import * as text from '../shared/ui/text.css';
import * as s from './OrderPage.css';

/** Whether something will still happen to an order. */
const hasNews = (order: Order): boolean => order.status !== 'Delivered' && !isCalledOff(order);

interface ActionsProps {
  order: Order;
  /** Only last known data: it cannot say whether the order can still be cancelled. */
  isOld: boolean;
  uid: string;
}

function Actions({ order, isOld, uid }: ActionsProps) {
  // Buying again uses today's products and prices.
  const catalog = useCatalog();
  const ids = useMemo(() => order.items.map(({ _id }) => _id), [order]);
  const { isSettled } = useMissingProducts(ids);
  const buyAgain = useBuyAgain();
  return (
    <>
      <Button
        variant="contained"
        startIcon={<ReplayIcon />}
        disabled={catalog.products.length === 0 || !isSettled}
        onClick={() => {
          buyAgain(order);
        }}
      >
        {t('Buy again')}
      </Button>
      <Button to={invoicePath(order._id)} variant="outlined" startIcon={<PrintIcon />}>
        {t('Print or save invoice')}
      </Button>
      {hasNews(order) && <NotifyMe />}
      {!isOld && <CancelOrder order={order} onCancelled={() => void orderClosed(uid, order._id)} />}
    </>
  );
}

function OneOrder() {
  const { orderId = '' } = useParams();
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const { order, status, error, isOld, refetch } = useOrder(orderId);

  if (status === 'missing') {
    return (
      <EmptyState
        title={t('Order not found')}
        headingLevel="h1"
        text={t('We could not find this order in your account.')}
        action={
          <Button to={paths.orders} variant="contained">
            {t('View All Orders')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Button to={paths.orders} startIcon={<BackIcon />} className={s.back}>
        {t('Your Orders')}
      </Button>
      <div className={s.head}>
        <div>
          <h1 className={text.h2}>{t('Order {number}', { number: orderNumber(orderId) })}</h1>
          {order && (
            <p className={clsx(text.body1, s.placed)}>
              {t('Placed {time}', { time: formatDateTime(order.date) })}
            </p>
          )}
        </div>
        {order && <OrderStatus order={order} size="medium" />}
      </div>
      {error && (
        <ErrorNotice
          title={
            order ? t('Not refreshed. This is the last known status.') : t('Failed to load orders.')
          }
          message={error.message}
          onRetry={refetch}
        />
      )}
      {status === 'loading' && <Skeleton height={420} />}
      {order && uid !== null && (
        <>
          {awaitsPayment(order) && (
            <Notice severity="warning" className={s.due}>
              <p className={clsx(text.body1, s.dueText)}>
                {order.paymentStatus === 'failed'
                  ? t('The payment was not completed. We send the order once it is paid.')
                  : order.paymentFailedAt != null
                    ? t(
                        'The last payment failed and nothing was charged. We send the order once it is paid.',
                      )
                    : t('This order is waiting for payment. We send it once it is paid.')}
              </p>
              <PaymentDue
                order={order}
                note={payUntilText(order)}
                onSwitched={() =>
                  void dispatch(paymentSettled({ uid, orderId: order._id, method: 'cod' }))
                }
              />
            </Notice>
          )}
          <OrderDetails
            order={order}
            actions={isOld && error ? null : <Actions order={order} isOld={isOld} uid={uid} />}
            itemAction={(item) => <ReturnItem uid={uid} order={order} item={item} />}
            after={<OrderReturns uid={uid} order={order} />}
          />
        </>
      )}
    </>
  );
}

/** `/orders/{orderId}` (docs/decisions.md, "Orders"). */
export default function OrderPage() {
  const { orderId = '' } = useParams();
  return (
    <PageContainer>
      <PageHead title={t('Order {number}', { number: orderNumber(orderId) })} noIndex />
      <SignedInOnly>
        <OneOrder />
      </SignedInOnly>
    </PageContainer>
  );
}
