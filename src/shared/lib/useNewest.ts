import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for good that calls the newest `callback`, so that memoized components below need
 * not render when only the callback is new. For events; never to be called while rendering.
 */
export function useNewest<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => {
    newest.current(...args);
  }, []);
}
