import { skipToken } from '@reduxjs/toolkit/query';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { toAppError } from '../../../shared/api/appError';
import { t } from '../../../shared/i18n/t';
import { tRich } from '../../../shared/i18n/tRich';
import { asciiDigits } from '../../../shared/lib/digits';
import { useHydrated } from '../../../shared/lib/hydration';
import { useNewest } from '../../../shared/lib/useNewest';
import { TextField } from '../../../shared/ui/TextField';
import { deliveryPin, useDeliveryDateQuery } from './deliveryApi';
import * as s from './DeliveryDate.css';

const PIN_DIGITS = 6;

/** Says by when an order would arrive at a PIN code, which the device remembers. */
export function DeliveryDate(): ReactElement {
  const [remembered] = useState(deliveryPin.read);
  const [typed, setTyped] = useState<string | null>(null);
  const isHydrated = useHydrated();
  // The server does not know what this device remembers.
  const shown = typed ?? (isHydrated ? remembered : '');
  const pin = /^[1-9]\d{5}$/.test(shown) ? shown : null;
  const input = useRef<HTMLInputElement>(null);
  const enter = (text: string) => {
    const digits = asciiDigits(text).replace(/\D/g, '').slice(0, PIN_DIGITS);
    setTyped(digits);
    if (digits.length === PIN_DIGITS) deliveryPin.keep(digits);
    else deliveryPin.clear();
  };
  const enterTyped = useNewest(() => {
    const text = input.current?.value ?? '';
    if (text !== shown) enter(text);
  });
  // Hydration does not report what was typed before, and the next render would empty the field.
  useLayoutEffect(enterTyped, [enterTyped]);
  const { currentData: by, error } = useDeliveryDateQuery(pin ?? skipToken);
  return (
    <div className={s.delivery}>
      <TextField
        label={t('PIN code for delivery')}
        value={shown}
        autoComplete="postal-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: PIN_DIGITS } }}
        inputRef={input}
        onChange={({ target }) => enter(target.value)}
      />
      <p role="status" className={s.answer}>
        {pin !== null && by !== undefined && (
          <>
            {tRich('<text>Deliver to {pin} by </text>{day}', {
              text: (words) => <span>{words}</span>,
              pin,
              day: <strong>{by}</strong>,
            })}
          </>
        )}
        {pin !== null && by === undefined && error !== undefined && (
          <span>{toAppError(error).message}</span>
        )}
        {shown.length === PIN_DIGITS && pin === null && (
          <span>{t('Enter a 6-digit PIN code.')}</span>
        )}
      </p>
    </div>
  );
}
