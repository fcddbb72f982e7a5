import { valibotResolver } from '@hookform/resolvers/valibot';
import { clsx } from 'clsx';
import { useRef, useState, type SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { AddressSchema, type Address, type PaymentMethod } from '../../shared/api/contract';
import { codRefusal, upiRefusal } from '../../shared/api/orderLimits';
import { t } from '../../shared/i18n/t';
import { NARROW, useMediaQuery } from '../../shared/lib/mediaQuery';
import { formatPaise, fromPaise } from '../../shared/lib/money';
import { useOnline } from '../../shared/lib/useOnline';
import { BottomBar } from '../../shared/ui/BottomBar';
import { Button } from '../../shared/ui/Button';
import { toast } from '../../shared/ui/notify';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { spinner } from '../../shared/ui/spinner.css';
import * as surface from '../../shared/ui/surface.css';
import { selectCartSync } from '../cart/cartSelectors';
import { useCartActions } from '../cart/useCartActions';
import { lineLimitText, type CartView } from '../cart/queries/useCartLines';
import { storeFacts } from '../content/storeFacts';
import { AddressForm, LOOKING_UP } from './AddressForm';
import { FIELD_ORDER, fieldsOf, isFromPin, type AddressFields } from './addressForm';
import { AttemptStatus } from './AttemptStatus';
import { ErrorSummary, type CheckoutField } from './ErrorSummary';
import { selectUid } from '../session/sessionSelectors';
import { useCodTermsQuery } from './checkoutApi';
import { attemptEnded, methodChosen, selectMethod } from './checkoutSlice';
import { selectDraft } from './draft';
import { BlockedLines, CheckoutSummary } from './CheckoutSummary';
import { agreedPrices, orderContents, type AgreedPrices } from './orderItems';
import { CouponField } from './CouponField';
import { PaymentMethodField } from './PaymentMethodField';
import { useCoupon, type Coupon } from './useCoupon';
import { useDraft } from './useDraft';
import { useAccountDetails } from './useAccountDetails';
import { usePincodeLookup } from './usePincodeLookup';
import type { PlaceOrder } from './usePlaceOrder';
import * as s from './CheckoutForm.css';

const loadChangedOrder = () =>
  import('../orders/ChangedOrderDialog').then((module) => module.ChangedOrderDialog);
/** Lazy: few orders are refused. If the dialog does not load, a message says what changed. */
const ChangedOrderDialog = lazyComponent(loadChangedOrder, { silent: true });

/** Lazy: a first checkout has no saved addresses. */
const SavedAddresses = lazyComponent(
  () => import('./SavedAddresses').then((module) => module.SavedAddresses),
  { silent: true },
);

/** Spec section 5. */
export const METHOD_MISSING = t('Select a valid payment method.');
export const CART_EMPTY = t('Your cart is empty. Please add items to your cart!');

const promise = t(
  'Free returns within {days} days of receipt. Cancel within {hours} hours, before we pack it.',
  { days: storeFacts.returns.windowDays, hours: storeFacts.cancellation.withinHours },
);

interface CheckoutFormProps {
  cart: CartView;
  /** False until prices are known. */
  isLoaded: boolean;
  placing: PlaceOrder;
}

/** The delivery form, the payment method, the summary and the one button. */
export function CheckoutForm({ cart, isLoaded, placing }: CheckoutFormProps) {
  const dispatch = useAppDispatch();
  const { attempt, busy, recovering, inDoubt, place } = placing;
  const [openedAt] = useState(Date.now);
  const draft = useAppSelector((state) => selectDraft(state, selectUid(state), openedAt));
  const { data: codTerms } = useCodTermsQuery();
  const chosen = useAppSelector(selectMethod);
  const sync = useAppSelector(selectCartSync);
  const online = useOnline();
  const { removeLine, setQuantity } = useCartActions();
  const [methodMissing, setMethodMissing] = useState(false);
  const firstMethod = useRef<HTMLInputElement>(null);

  const form = useForm<AddressFields, unknown, Address>({
    defaultValues: fieldsOf(draft),
    resolver: valibotResolver(AddressSchema),
    mode: 'onTouched',
  });
  useDraft(form, busy);
  const zipcode = useWatch({ control: form.control, name: 'zipcode' });
  const coupon = useCoupon(isLoaded ? cart.lines : []);
  const discount = coupon.state === 'valid' ? coupon : null;
  const totalPaise = cart.totalPaise - (discount?.paise ?? 0);
  const amount = isLoaded && cart.totalPaise > 0 ? fromPaise(totalPaise) : null;
  const refused: Record<PaymentMethod, string | null> = {
    cod: codTerms && amount !== null ? codRefusal(codTerms, amount, zipcode) : null,
    upi: amount === null ? null : upiRefusal(amount),
  };
  const method = chosen !== null && refused[chosen] !== null ? null : chosen;
  const pincode = usePincodeLookup(form, zipcode);
  useAccountDetails(form);

  const isEmpty = cart.lines.length === 0;
  const waits = waitingReason({
    online,
    inDoubt,
    saving: sync.state === 'waiting',
    blocked: cart.blocked.length > 0,
    lineLimit: lineLimitText(cart),
    isLoaded,
    looking: pincode.lookup.state === 'looking',
    coupon: coupon.state,
  });

  const send = async (address: Address, agreed?: AgreedPrices): Promise<void> => {
    if (isEmpty) {
      toast.error(CART_EMPTY);
      return;
    }
    if (method === null || waits !== null) return;
    // The connection works now; load what the order may need next.
    loadChangedOrder().catch(() => undefined);
    await place(method, { address, ...orderContents(cart.lines, agreed, discount) });
  };
  const submit = (agreed?: AgreedPrices) => {
    setMethodMissing(method === null);
    return form.handleSubmit((address) => {
      if (method === null) {
        firstMethod.current?.focus();
        return undefined;
      }
      return send(address, agreed);
    });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit()(event);
  };

  const { errors, submitCount } = form.formState;
  const isMethodMissing = methodMissing && method === null;
  const wrongFields: CheckoutField[] = FIELD_ORDER.filter(
    // What the PIN code fills in cannot be typed before.
    (field) => errors[field] && !(errors.zipcode && pincode.readOnly && isFromPin(field)),
  );
  if (isMethodMissing) wrongFields.push('paymentMethod');
  const focusField = (field: CheckoutField): void => {
    if (field === 'paymentMethod') firstMethod.current?.focus();
    else form.setFocus(field);
  };

  const useAddress = (address: Address): void => {
    form.reset(fieldsOf(address), { keepDefaultValues: true });
    pincode.adopted(address);
  };
  const closeRefusal = (): void => {
    dispatch(attemptEnded({ notice: null }));
  };

  const isPhone = useMediaQuery(NARROW, false);
  const placeOrder = (
    <>
      <div className={s.status}>
        <AttemptStatus attempt={attempt} />
      </div>
      {isPhone && (
        <p className={s.total}>
          <span className={s.totalLabel}>{t('Total')}</span>
          <span>{formatPaise(totalPaise)}</span>
        </p>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        // Not `loading`, which hides the label: the label says what is being done.
        startIcon={busy ? <span aria-hidden className={spinner} /> : null}
        disabled={busy || isEmpty || recovering || waits !== null}
        aria-describedby={waits === null ? undefined : 'checkout-waits'}
      >
        {busy ? t('Processing…') : method === 'upi' ? t('Place Order and Pay') : t('Place Order')}
      </Button>
      {waits !== null && !busy && (
        <p id="checkout-waits" role="status" className={s.waits}>
          {waits}
        </p>
      )}
    </>
  );

  return (
    <form noValidate onSubmit={onSubmit} aria-busy={busy} className={s.form}>
      <div className={s.sections}>
        {submitCount > 0 && <ErrorSummary fields={wrongFields} onChosen={focusField} />}
        <section className={clsx(surface.outlined, s.section)}>
          <h2 className={s.title}>{t('Delivery address')}</h2>
          <SavedAddresses disabled={busy} onChosen={useAddress} />
          <AddressForm form={form} pincode={pincode} disabled={busy} />
        </section>
        <section className={clsx(surface.outlined, s.section)}>
          <PaymentMethodField
            value={method}
            refused={refused}
            disabled={busy}
            firstRef={firstMethod}
            error={isMethodMissing ? METHOD_MISSING : null}
            onChange={(chosen) => {
              dispatch(methodChosen(chosen));
            }}
          />
        </section>
      </div>
      <CheckoutSummary
        cart={cart}
        discount={discount}
        promise={promise}
        payment={
          method === 'cod'
            ? t('You pay in cash when it arrives.')
            : method === 'upi'
              ? t('You pay now, by UPI, on the next page.')
              : t('Choose how you would like to pay.')
        }
      >
        <CouponField coupon={coupon} disabled={busy} />
        {isLoaded && <BlockedLines lines={cart.blocked} />}
        {!isPhone && placeOrder}
      </CheckoutSummary>
      {isPhone && (
        <BottomBar label={t('Place order')}>
          <div className={s.bar}>{placeOrder}</div>
        </BottomBar>
      )}
      {attempt.state === 'refused' && attempt.lines.length > 0 && (
        <ChangedOrderDialog
          lines={attempt.lines}
          oldAmount={attempt.sentAmount}
          newAmount={attempt.amount}
          intro={t('Your order was not placed. This changed since you added it to your cart:')}
          onClose={closeRefusal}
          onMissed={() => {
            toast.error(attempt.message);
            closeRefusal();
          }}
          onAgree={() => {
            const agreed = agreedPrices(attempt.lines, attempt.amount);
            closeRefusal();
            void submit(agreed)();
          }}
          onRemove={() => {
            for (const line of attempt.lines) {
              if (line.left) setQuantity(line.productId, line.size, line.left);
              else if (line.problem !== 'price-changed') removeLine(line.productId, line.size);
            }
            closeRefusal();
          }}
        />
      )}
    </form>
  );
}

/** Why the order cannot be sent now, for the text beside the button; null if it can. */
function waitingReason(now: {
  online: boolean;
  inDoubt: boolean;
  saving: boolean;
  blocked: boolean;
  lineLimit: string | null;
  isLoaded: boolean;
  looking: boolean;
  coupon: Coupon['state'];
}): string | null {
  if (!now.online) return t('You are offline. You can place the order when you are back.');
  if (now.inDoubt) return t('Checking an earlier order first…');
  if (!now.isLoaded) return t('Getting today’s prices…');
  if (now.blocked) return t('Remove or change the items that cannot be ordered to continue.');
  if (now.lineLimit !== null) return now.lineLimit;
  if (now.saving) return t('Saving your cart first…');
  if (now.looking) return LOOKING_UP;
  if (now.coupon === 'checking') return t('Checking the discount code…');
  if (now.coupon === 'unknown') return t('Check or remove the discount code to continue.');
  return null;
}
