import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { isOnScreen } from '../../shared/lib/newestAddress';

export interface OptimisticUrlState<T> {
  value: T;
  /** Sets the value at once; `target` is the address that it was navigated to, if it was. */
  run: (value: T, target?: string) => void;
}

/**
 * A value that is ahead of the address. The router renders navigations as transitions, so the address
 * changes late and may pass through older targets; none of them may undo a click or a letter. When the
 * address changes to anything else (Back, a link), the address wins. With a `first` value it is ahead from
 * the start.
 */
export function useOptimisticUrlState<T>(
  address: string,
  settled: T,
  first?: T,
): OptimisticUrlState<T> {
  const [ahead, setAhead] = useState<{ value: T; passes: string[] } | null>(
    first === undefined ? null : { value: first, passes: [address] },
  );
  // A timer may call `run` of an older render; use the current address.
  const shown = useRef(address);
  useLayoutEffect(() => {
    shown.current = address;
  }, [address]);
  useEffect(() => {
    // Back may return to the starting address before the address has changed.
    const yieldToHistory = () => {
      setAhead(null);
    };
    window.addEventListener('popstate', yieldToHistory);
    return () => {
      window.removeEventListener('popstate', yieldToHistory);
    };
  }, []);
  // So may a link that was clicked before that.
  const yieldToOthers = useEffectEvent(() => {
    startTransition(() => {
      setAhead((latest) =>
        latest !== null && latest.passes.length > 1 && latest.passes.at(-1) !== address
          ? null
          : latest,
      );
    });
  });
  const location = useLocation();
  useEffect(() => {
    if (isOnScreen(location)) yieldToOthers();
  }, [location]);
  const isAhead = ahead?.passes.includes(address) ?? false;
  const hasArrived = ahead !== null && ahead.passes.length > 1 && ahead.passes.at(-1) === address;
  useEffect(() => {
    if (!hasArrived) return;
    // From here on every other address is somebody else's doing. A transition, so that it never
    // gets ahead of the router's; not while rendering, where a letter typed meanwhile would be
    // laid on a render that is then thrown away, and lose the address that is on its way.
    startTransition(() => {
      setAhead((latest) =>
        latest?.passes.at(-1) === address ? { value: latest.value, passes: [address] } : latest,
      );
    });
  }, [hasArrived, address]);
  return {
    value: ahead && isAhead ? ahead.value : settled,
    run: (value, target) => {
      const from = shown.current;
      setAhead((previous) => {
        const passes = previous?.passes.includes(from) ? previous.passes : [from];
        return { value, passes: target === undefined ? passes : [...passes, target] };
      });
    },
  };
}
