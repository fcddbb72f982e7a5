import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A stable function that calls the newest `callback`, so that memoized components do not render for a new
 * callback. For event handlers only, not for rendering.
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
