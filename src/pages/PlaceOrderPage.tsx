import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { useAccountCart } from '../features/cart/queries/useAccountCart';
import { useCartLines } from '../features/cart/queries/useCartLines';
import { selectReceived } from '../features/catalog/catalogSelectors';
import { useCatalog } from '../features/catalog/queries/useCatalog';
import type { Arrival } from '../features/checkout/arrival';
import { AttemptStatus } from '../features/checkout/AttemptStatus';
import { CheckoutBoundary } from '../features/checkout/CheckoutBoundary';
import { CART_EMPTY, CheckoutForm } from '../features/checkout/CheckoutForm';
import { SignedInOnly } from '../features/checkout/SignedInOnly';
import { usePlaceOrder } from '../features/checkout/usePlaceOrder';
import type { PaymentMethod } from '../shared/api/contract';
import { paths } from '../shared/config/paths';
import { t } from '../shared/i18n/t';
import { Button } from '../shared/ui/Button';
import { EmptyState } from '../shared/ui/EmptyState';
import { lazyComponent } from '../shared/ui/lazyComponent';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { Skeleton } from '../shared/ui/Skeleton';
import { UnreadList } from '../shared/ui/UnreadList';
import * as s from './PlaceOrderPage.css';

/** Most checkouts never show it. */
const UnpaidOrder = lazyComponent(() =>
  import('../features/checkout/UnpaidOrder').then((module) => module.UnpaidOrder),
);

function Checkout() {
  const catalog = useCatalog();
  const isReceived = useAppSelector(selectReceived) !== 'nothing';
  const cart = useCartLines();
  const account = useAccountCart();
  const placing = usePlaceOrder();
  const navigate = useNavigate();
  const { forgetUnpaid, unpaid, attempt, recovering, busy } = placing;
  const toOrders = useCallback(
    (placed: PaymentMethod) => {
      const state: Arrival = { placed, orderId: unpaid };
      void navigate(paths.orders, { replace: true, state });
    },
    [navigate, unpaid],
  );
  const onOver = useCallback(() => {
    forgetUnpaid();
  }, [forgetUnpaid]);

  if (unpaid !== null) {
    return (
      <UnpaidOrder
        orderId={unpaid}
        onPlaced={toOrders}
        onOver={onOver}
        fallback={<Skeleton height={320} />}
      />
    );
  }
  if (cart.lines.length === 0) {
    // The cart is also empty when an order was just placed.
    if (busy || (recovering && attempt.state !== 'idle'))
      return <AttemptStatus attempt={attempt} />;
    if (recovering) return <Skeleton height={320} />;
    if (account.status !== 'known') return <UnreadList what="cart" read={account} />;
    return (
      <EmptyState
        title={t('Your Cart is Empty')}
        text={CART_EMPTY}
        action={
          <Button to={paths.shop} variant="contained">
            {t('Continue Shopping')}
          </Button>
        }
      />
    );
  }
  // If the list fails, the server still compares the prices and asks.
  const isLoaded = isReceived || (catalog.error !== undefined && catalog.fetchedAt !== null);
  return <CheckoutForm cart={cart} isLoaded={isLoaded} placing={placing} />;
}

/** `/place-order`: delivery form and payment method (spec section 2). */
export default function PlaceOrderPage() {
  // Makes the footer one line on a phone (Footer.css.ts).
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['shortFooter'] = '';
    return () => {
      delete dataset['shortFooter'];
    };
  }, []);
  return (
    <PageContainer>
      <PageHead title={t('Checkout')} noIndex />
      <SignedInOnly>
        <h1 className={s.title}>{t('Checkout')}</h1>
        <CheckoutBoundary>
          <Checkout />
        </CheckoutBoundary>
      </SignedInOnly>
    </PageContainer>
  );
}
