import type { PaymentProvider } from '../payments/provider';
import type { Store } from './ports';

/** What every rule may use. `clock` answers milliseconds since the epoch. */
export interface Context {
  store: Store;
  clock: () => number;
  payments: PaymentProvider;
}
