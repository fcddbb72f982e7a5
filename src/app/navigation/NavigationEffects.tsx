import { CheckoutRecovery } from '../../features/checkout/CheckoutRecovery';
import { IgnoreRepeatedClicks } from './IgnoreRepeatedClicks';
import { ViewTransition } from './ViewTransition';

/** Effects that the first page does not need. Loads after hydration. */
export function NavigationEffects() {
  return (
    <>
      <ViewTransition />
      <IgnoreRepeatedClicks />
      <CheckoutRecovery />
    </>
  );
}
