import { useCallback } from 'react';
import { useAppStore } from '../../app/hooks';
import { selectShopSync } from './shopSync';

/** Resolves when cart and wishlist are saved in the account, after `ms` milliseconds, or at once while offline. */
export function useUntilSaved(): (ms: number) => Promise<void> {
  const store = useAppStore();
  return useCallback(
    (ms) =>
      new Promise((resolve) => {
        const isSaved = (): boolean => selectShopSync(store.getState()).state === 'saved';
        if (isSaved() || !navigator.onLine) {
          resolve();
          return;
        }
        const finish = (): void => {
          clearTimeout(timer);
          stop();
          resolve();
        };
        const timer = setTimeout(finish, ms);
        const stop = store.subscribe(() => {
          if (isSaved()) finish();
        });
      }),
    [store],
  );
}
