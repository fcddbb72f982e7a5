import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { orderPath, paths } from '../../shared/config/paths';
import { currentPath } from '../../shared/i18n/language';
import { t } from '../../shared/i18n/t';
import { notice } from '../../shared/ui/notify';
import { selectIsSignedIn, selectUid } from '../session/sessionSelectors';

/**
 * Recovers an order whose tab was closed: on any page, asks the server for its outcome, and says so if it
 * was placed.
 */
export function CheckoutRecovery() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const uid = useAppSelector(selectUid);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  useEffect(() => {
    // The checkout page asks itself.
    if (uid === null || !isSignedIn || currentPath() === paths.placeOrder) return;
    // Lazy: pages do not load the ordering code.
    const recovery = import('./placeOrder').then(({ recoverCheckout }) =>
      dispatch(recoverCheckout(uid)),
    );
    const tell = (ending: Awaited<typeof recovery>) => {
      if (ending?.kind !== 'placed') return;
      const { orderId } = ending;
      notice(t('The order that you were placing went through.'), {
        key: 'checkout-recovered',
        action: {
          label: t('View order'),
          onClick: () => void navigate(orderId === null ? paths.orders : orderPath(orderId)),
        },
      });
    };
    // The code did not load: the next visit asks again.
    recovery.then(tell, () => undefined);
  }, [dispatch, navigate, uid, isSignedIn]);
  return null;
}
