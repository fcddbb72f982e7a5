import type { PaymentProvider } from '../payments/provider';
import type { Store } from './ports';

/** The dependencies of all rules. `clock` returns milliseconds since the epoch. */
export interface Context {
  store: Store;
  clock: () => number;
  payments: PaymentProvider;
}
