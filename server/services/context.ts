import type { PaymentProvider } from '../payments/provider';
import type { Store } from './ports';

/** The dependencies of all rules. `clock` returns milliseconds since the epoch. */
export interface Context {
  store: Store;
  clock: () => number;
  payments: PaymentProvider;
  /** Orders that an account may place within an hour. */
  ordersPerHour?: number;
}

export const ORDERS_PER_HOUR = 30;
