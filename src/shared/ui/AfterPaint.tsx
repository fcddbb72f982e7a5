import { useDeferredValue, type ReactNode } from 'react';

/**
 * Renders its children after the next paint, in interruptible steps: an opened layer appears at once, and
 * its content follows.
 */
export function AfterPaint({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) ? children : null;
}
