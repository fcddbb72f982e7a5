import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

export const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Runs a change, says how it went and reads the page again. */
export function useAction() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  async function run(change: () => Promise<string>): Promise<void> {
    setBusy(true);
    try {
      notify(await change(), { type: 'success' });
      refresh();
    } catch (error) {
      notify(errorText(error), { type: 'error', autoHideDuration: 10_000 });
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy };
}
