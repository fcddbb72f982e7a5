import { useEffect } from 'react';
import { useNewest } from './useNewest';

declare global {
  interface Window {
    /** `CloseWatcher` (not in every browser, nor in TypeScript's library). */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }
}

/**
 * Closes an open layer on the device's own close request, such as Back on Android, which would otherwise
 * leave the page. Only the layer opened last receives it.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useNewest(onClose);
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
