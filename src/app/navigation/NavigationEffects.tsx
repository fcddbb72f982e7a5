import { IgnoreRepeatedClicks } from './IgnoreRepeatedClicks';
import { ViewTransition } from './ViewTransition';

/** What navigations need and the first page does not: a chunk that loads after hydration. */
export function NavigationEffects() {
  return (
    <>
      <ViewTransition />
      <IgnoreRepeatedClicks />
    </>
  );
}
