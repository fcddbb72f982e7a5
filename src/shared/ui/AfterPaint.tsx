import { useDeferredValue, type ReactNode } from 'react';

/**
 * Renders its children one paint later, in slices: what a tap has opened is on the screen at once,
 * and what is in it follows.
 */
export function AfterPaint({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) ? children : null;
}
