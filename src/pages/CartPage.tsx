import ShoppingBagIcon from '../shared/ui/icons/ShoppingBagOutlined';
import { useEffect, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { lineKey } from '../sync/quantityMap';
import { CartLineRow } from '../features/cart/CartLineRow';
import { selectLinePrices } from '../features/cart/cartSelectors';
import { pricesAccepted, pricesSeen } from '../features/cart/cartSlice';
import { CartSummary } from '../features/cart/CartSummary';
import { SyncStatus } from '../features/cart/SyncStatus';
import { useAccountCart } from '../features/cart/queries/useAccountCart';
import { useCartActions } from '../features/cart/useCartActions';
import { useCartLines, type CartLineView } from '../features/cart/queries/useCartLines';
import { CatalogAge } from '../features/cart/CatalogAge';
import { useCatalog } from '../features/catalog/queries/useCatalog';
import { PaymentProblem } from '../features/checkout/PaymentProblem';
import { selectIsSignedIn, selectUid } from '../features/session/sessionSelectors';
import { useWishlistActions } from '../features/wishlist/useWishlist';
import { paths } from '../shared/config/paths';
import { t } from '../shared/i18n/t';
import { groupDigits } from '../shared/lib/money';
import { newestAddress } from '../shared/lib/newestAddress';
import { Button } from '../shared/ui/Button';
import { EmptyState } from '../shared/ui/EmptyState';
import { ErrorNotice } from '../shared/ui/ErrorNotice';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import * as text from '../shared/ui/text.css';
import { UnreadList } from '../shared/ui/UnreadList';
import * as s from './CartPage.css';

/** A line without a stored price (from the account) gets the price at which it was first seen. */
function useSeenPrices(lines: CartLineView[]): void {
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectLinePrices);
  useEffect(() => {
    const unseen = lines.flatMap((line) =>
      line.unitPaise === null || lineKey(line) in known
        ? []
        : [[lineKey(line), line.unitPaise] as const],
    );
    if (unseen.length > 0) dispatch(pricesSeen(Object.fromEntries(unseen)));
  }, [dispatch, known, lines]);
}

export default function CartPage(): ReactElement {
  const cart = useCartLines();
  const { setQuantity, removeLine } = useCartActions();
  const { add: save } = useWishlistActions();
  const { status, error, retry } = useCatalog();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const uid = useAppSelector(selectUid);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const account = useAccountCart();
  useSeenPrices(cart.lines);

  const moveToWishlist = ({ productId, size, quantity }: CartLineView) => {
    save(productId, { productId, size, quantity });
    removeLine(productId, size);
  };
  const acceptPrice = (line: CartLineView) => {
    if (line.unitPaise !== null) dispatch(pricesAccepted({ [lineKey(line)]: line.unitPaise }));
  };

  return (
    <PageContainer>
      <PageHead
        title={t('Your cart')}
        description={t('Your cart at Marigold Lane, with free delivery on every order.')}
      />
      <div className={s.head}>
        <h1 className={text.h2}>{t('Your cart')}</h1>
        {cart.count > 0 && (
          <p className={s.count}>
            {t('{count, plural, one {1 item} other {{shown} items}}', {
              count: cart.count,
              shown: groupDigits(cart.count),
            })}
          </p>
        )}
      </div>
      <PaymentProblem />
      <SyncStatus quiet={cart.lines.length === 0} />
      {status === 'error' && cart.lines.length > 0 && (
        <ErrorNotice
          message={error?.message ?? t('The products could not be loaded.')}
          onRetry={retry}
        />
      )}
      {cart.lines.length === 0 && account.status !== 'known' && (
        <UnreadList what="cart" read={account} />
      )}
      {cart.lines.length === 0 && account.status === 'known' && (
        <div className={s.empty}>
          <EmptyState
            icon={<ShoppingBagIcon />}
            title={t('Your Cart is Empty')}
            text={t('Add some products to get started')}
            action={
              <Button to={paths.shop} variant="contained" size="large">
                {t('Continue Shopping')}
              </Button>
            }
          />
        </div>
      )}
      {cart.lines.length > 0 && (
        <div className={s.cart}>
          <div>
            <ul aria-label={t('Cart lines')} className={s.lines}>
              {cart.lines.map((line) => (
                <CartLineRow
                  key={lineKey(line)}
                  line={line}
                  showSync={uid !== null}
                  onQuantity={(quantity) => setQuantity(line.productId, line.size, quantity)}
                  onRemove={() => removeLine(line.productId, line.size)}
                  onPriceAccepted={() => acceptPrice(line)}
                  {...(line.product && { onMoveToWishlist: () => moveToWishlist(line) })}
                />
              ))}
            </ul>
            <CatalogAge />
          </div>
          <CartSummary
            cart={cart}
            isSignedIn={isSignedIn}
            onCheckout={() => {
              const to = isSignedIn ? paths.placeOrder : paths.login;
              // A second tap while the page loads would add a second history entry.
              if (newestAddress().pathname === to) return;
              void navigate(to, isSignedIn ? {} : { state: { from: paths.placeOrder } });
            }}
          />
        </div>
      )}
    </PageContainer>
  );
}
