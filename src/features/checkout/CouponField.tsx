import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { useAppDispatch } from '../../app/hooks';
import { CouponSchema } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { TextField } from '../../shared/ui/TextField';
import { couponChosen } from './checkoutSlice';
import * as s from './CouponField.css';
import type { Coupon } from './useCoupon';

interface CouponFieldProps {
  coupon: Coupon;
  disabled: boolean;
}

/** The discount code: entered, checked by the server, removed. Not a form of its own, because it is inside one. */
export function CouponField({ coupon, disabled }: CouponFieldProps) {
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const apply = (): void => {
    const parsed = v.safeParse(CouponSchema, { coupon: typed });
    setMistake(parsed.success ? null : parsed.issues[0].message);
    if (parsed.success) dispatch(couponChosen(parsed.output.coupon));
    else field.current?.focus();
  };
  const remove = (): void => {
    dispatch(couponChosen(null));
    setTyped('');
    setIsOpen(false);
  };

  if (coupon.state === 'none' && !isOpen) {
    return (
      <Button
        size="small"
        className={s.open}
        disabled={disabled}
        onClick={() => {
          setIsOpen(true);
          requestAnimationFrame(() => field.current?.focus());
        }}
      >
        {t('Have a discount code?')}
      </Button>
    );
  }
  if (coupon.state === 'none') {
    return (
      <div role="group" aria-label={t('Discount code')} className={s.enter}>
        <TextField
          label={t('Discount code')}
          value={typed}
          disabled={disabled}
          error={mistake !== null}
          helperText={mistake}
          inputRef={field}
          autoComplete="off"
          slotProps={{
            htmlInput: { autoCapitalize: 'characters', maxLength: 32, spellCheck: false },
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            setMistake(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would place the order.
            event.preventDefault();
            apply();
          }}
        />
        <Button variant="outlined" disabled={disabled} className={s.apply} onClick={apply}>
          {t('Apply')}
        </Button>
      </div>
    );
  }
  return (
    <div className={s.chosen}>
      <p id={id} role="status" className={s.state}>
        {coupon.state !== 'refused' && <strong className={s.code}>{coupon.code}</strong>}
        <span>{stateText(coupon)}</span>
      </p>
      {coupon.state === 'unknown' && (
        <Button size="small" disabled={disabled} onClick={coupon.retry}>
          {t('Try again')}
        </Button>
      )}
      <Button
        size="small"
        disabled={disabled}
        className={s.remove}
        aria-describedby={id}
        onClick={remove}
      >
        {t('Remove code')}
      </Button>
    </div>
  );
}

function stateText(coupon: Exclude<Coupon, { state: 'none' }>): string {
  switch (coupon.state) {
    case 'checking':
      return t('Checking…');
    case 'valid':
      return coupon.name;
    case 'refused':
      return t('{message} You can order without it.', { message: coupon.message });
    case 'unknown':
      return t('The code could not be checked. {message}', { message: coupon.message });
  }
}
