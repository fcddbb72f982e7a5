import { useEffect } from 'react';
import { useNewest } from './useNewest';

declare global {
  interface Window {
    /** Not in every browser, nor in TypeScript's library: what asks a layer to close on this device. */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }
}

/**
 * Closes an open layer where the device asks for it in its own way: Back on Android, which would
 * leave the page. The layer that was opened last hears of it, and none below.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useNewest(onClose);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.onclose = close;
    return () => {
      watcher.onclose = null;
      // Not at once: on Escape MUI closes the layer first, then the browser asks the topmost watcher.
      // It has to be this one still, or one key would close the layer below as well.
      setTimeout(() => {
        watcher.destroy();
      });
    };
  }, [isOpen, close]);
}
