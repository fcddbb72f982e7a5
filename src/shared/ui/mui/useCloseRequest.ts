import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { backGuard } from '../../lib/backGuard';
import { useNewest } from '../../lib/useNewest';

declare global {
  interface Window {
    /** `CloseWatcher` (not in every browser, nor in TypeScript's library). */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }
}

/** The position in the history, as React Router counts it; NaN outside of its entries. */
const historyIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? NaN;

/** What open layers do on Back, the one opened last at the end: only it is asked. */
const layers: ((event: PopStateEvent) => void)[] = [];
backGuard.ask = (event) => layers.at(-1)?.(event);

/**
 * Closes an open layer on the device's own close request, such as Back on Android, or on the browser's Back, which
 * would otherwise leave the page. Only the layer opened last receives it.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useNewest(onClose);
  const location = useLocation();
  const index = useRef(NaN);
  useEffect(() => {
    index.current = historyIndex();
  }, [location]);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isReturning = false;
    // Returns to the entry that was left, before the router sees that it was.
    const keepEntry = (event: PopStateEvent): void => {
      const distance = index.current - historyIndex();
      // 0: Back from an entry so new that the page has not rendered it yet.
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        close();
      } else if (distance >= 0) {
        isReturning = true;
        event.stopImmediatePropagation();
        window.history.go(distance || 1);
      }
    };
    layers.push(keepEntry);
    return () => {
      layers.splice(layers.indexOf(keepEntry), 1);
    };
  }, [isOpen, close]);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.onclose = close;
    return () => {
      watcher.onclose = null;
      // Deferred: on Escape MUI closes the layer first, then the browser asks the topmost watcher.
      setTimeout(() => {
        watcher.destroy();
      });
    };
  }, [isOpen, close]);
}
