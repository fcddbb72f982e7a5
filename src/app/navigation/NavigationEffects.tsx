import { IgnoreRepeatedClicks } from './IgnoreRepeatedClicks';
import { ViewTransition } from './ViewTransition';

/** Effects that navigations need and the first page does not. Loads after hydration. */
export function NavigationEffects() {
  return (
    <>
      <ViewTransition />
      <IgnoreRepeatedClicks />
    </>
  );
}
