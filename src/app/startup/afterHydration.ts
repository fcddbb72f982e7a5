/** What a visit needs last. */
import { measureVisit } from './visitMeasures';
import type { AppStore } from '../store';
import { registerServiceWorker } from './serviceWorker';

export async function afterHydration(store: AppStore): Promise<void> {
  measureVisit(store);
  // Last: the worker fetches the whole build.
  await registerServiceWorker();
}
