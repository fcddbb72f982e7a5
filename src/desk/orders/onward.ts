import type { OrderStatus } from '../../shared/api/contract';

/** These end an order without a delivery: one by one, with the password. */
export const CALL_OFFS = ['Cancelled', 'Returned to store', 'Lost'] as const;
export type CallOff = (typeof CALL_OFFS)[number];

export const isCallOff = (status: OrderStatus): status is CallOff =>
  (CALL_OFFS as readonly OrderStatus[]).includes(status);

/** The statuses that all of these orders can move on to. */
export function onward(nexts: readonly (readonly OrderStatus[])[]): OrderStatus[] {
  const [first = [], ...others] = nexts;
  return first.filter(
    (status) => !isCallOff(status) && others.every((next) => next.includes(status)),
  );
}
