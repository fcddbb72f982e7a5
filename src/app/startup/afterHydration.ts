import { language } from '../../shared/config/env';
import { SOURCE_LANGUAGE } from '../../shared/config/languages';
import { offerLanguage } from './offerLanguage';
import { measureVisit } from './visitMeasures';
import type { AppStore } from '../store';
import { loadMissingFont } from './scriptFont';
import { registerServiceWorker } from './serviceWorker';

/**
 * What a visit starts last: its measuring, the offer of a language, a font that the device lacks, then the worker, which
 * fetches the build.
 */
export async function afterHydration(store: AppStore): Promise<void> {
  measureVisit(store);
  offerLanguage();
  if (language !== SOURCE_LANGUAGE) void loadMissingFont();
  await registerServiceWorker();
}
