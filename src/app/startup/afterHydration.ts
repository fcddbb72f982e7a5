import { offerLanguage } from './offerLanguage';
import { measureVisit } from './visitMeasures';
import type { AppStore } from '../store';
import { registerServiceWorker } from './serviceWorker';

/** What a visit starts last: its measuring, the offer of a language, then the worker, which fetches the build. */
export async function afterHydration(store: AppStore): Promise<void> {
  measureVisit(store);
  offerLanguage();
  await registerServiceWorker();
}
