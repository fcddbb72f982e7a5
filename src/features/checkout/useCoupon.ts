import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { toAppError } from '../../shared/api/appError';
import { toPaise, type Paise } from '../../shared/lib/money';
import { lineKey } from '../../sync/quantityMap';
import type { CartLineView } from '../cart/queries/useCartLines';
import { useCouponCheckQuery } from './checkoutApi';
import { selectCoupon } from './checkoutSlice';
import type { Discount } from './orderItems';

export interface ValidCoupon extends Discount {
  state: 'valid';
  /** `20% off` */
  name: string;
  ofLine: (line: { productId: string; size: string }) => Paise;
}

/** The discount code that the shopper has entered. */
export type Coupon =
  | { state: 'none' }
  | { state: 'checking'; code: string }
  | ValidCoupon
  /** The server says why; the order can be placed without it. */
  | { state: 'refused'; code: string; message: string }
  /** The server could not be asked. */
  | { state: 'unknown'; code: string; message: string; retry: () => void };

/** Asks the server what the entered code is worth for these lines, again with each change of them. */
export function useCoupon(lines: readonly CartLineView[]): Coupon {
  const code = useAppSelector(selectCoupon);
  const items = useMemo(
    () =>
      lines
        .filter(({ problem }) => problem === null)
        .map(({ productId, size, quantity }) => ({ _id: productId, size, quantity })),
    [lines],
  );
  const wanted = code !== null && items.length > 0 ? { coupon: code, items } : skipToken;
  const { currentData, error, isFetching, refetch } = useCouponCheckQuery(wanted);

  if (code === null) return { state: 'none' };
  if (isFetching || wanted === skipToken) return { state: 'checking', code };
  if (error) {
    const { kind, message } = toAppError(error);
    if (kind === 'refused') return { state: 'refused', code, message };
    return { state: 'unknown', code, message, retry: () => void refetch() };
  }
  if (!currentData) return { state: 'checking', code };
  const ofLines = new Map(
    currentData.lines.map(({ _id, size, discount }) => [
      lineKey({ productId: _id, size }),
      toPaise(discount),
    ]),
  );
  return {
    state: 'valid',
    code: currentData.coupon,
    name: currentData.name,
    paise: toPaise(currentData.discount),
    ofLine: (line) => ofLines.get(lineKey(line)) ?? 0,
  };
}
