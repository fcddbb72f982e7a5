import CashIcon from '../../shared/ui/icons/PaymentsOutlined';
import UpiIcon from '../../shared/ui/icons/QrCode2Outlined';
import { clsx } from 'clsx';
import { useId, type ReactElement, type RefObject } from 'react';
import type { PaymentMethod } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { radio } from '../../shared/ui/radio.css';
import * as s from './PaymentMethodField.css';

const methods: { value: PaymentMethod; label: string; text: string; icon: ReactElement }[] = [
  {
    value: 'cod',
    label: t('Cash on Delivery'),
    text: t('Pay in cash when your order arrives.'),
    icon: <CashIcon aria-hidden />,
  },
  {
    value: 'upi',
    label: 'UPI',
    text: t('Pay now with any UPI app.'),
    icon: <UpiIcon aria-hidden />,
  },
];

interface PaymentMethodFieldProps {
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
  error: string | null;
  /** Why a method cannot be chosen; null if it can. */
  refused: Record<PaymentMethod, string | null>;
  disabled: boolean;
  /** Focused when nothing is chosen. */
  firstRef: RefObject<HTMLInputElement | null>;
}

/** Cash on Delivery or UPI. */
export function PaymentMethodField({
  value,
  onChange,
  error,
  refused,
  disabled,
  firstRef,
}: PaymentMethodFieldProps) {
  const id = useId();
  return (
    <fieldset className={s.field} disabled={disabled}>
      <legend id={id} className={clsx(s.legend, error !== null && s.wrong)}>
        {t('Payment method')}
      </legend>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error === null ? undefined : `${id}-error`}
        className={s.methods}
      >
        {methods.map((method, index) => (
          <label key={method.value} className={clsx(s.method, value === method.value && s.chosen)}>
            <input
              type="radio"
              name="paymentMethod"
              value={method.value}
              checked={value === method.value}
              disabled={refused[method.value] !== null}
              ref={index === 0 ? firstRef : undefined}
              aria-label={method.label}
              aria-describedby={`${id}-${method.value}`}
              onChange={() => {
                onChange(method.value);
              }}
              className={radio}
            />
            <span className={s.words}>
              <span className={s.what}>
                <span className={s.name}>{method.label}</span>
                <span id={`${id}-${method.value}`} className={s.how}>
                  {refused[method.value] ?? method.text}
                </span>
              </span>
              {method.icon}
            </span>
          </label>
        ))}
      </div>
      {error !== null && (
        <p id={`${id}-error`} className={s.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
