import { controllingWorker } from '../../shared/lib/controllingWorker';
import { savesData } from '../../shared/lib/dataSaver';
import { NARROW } from '../../shared/lib/mediaQuery';
import { whenIdle } from '../../shared/lib/whenIdle';
import { sourceSet } from './HomePhotograph';
import { heroPictures, heroSizes } from './heroPictures';

/**
 * Fetches the other picture in the background if a worker can cache it: the next visit may be offline and
 * chooses again.
 */
export async function prefetchOtherHero(): Promise<void> {
  if (savesData() || !('serviceWorker' in navigator)) return;
  await controllingWorker();
  await new Promise<void>(whenIdle);
  const crop = window.matchMedia(NARROW).matches ? 'tall' : 'wide';
  const other = heroPictures[document.documentElement.dataset['hero'] === '2' ? 0 : 1];
  const image = new Image();
  image.fetchPriority = 'low';
  image.sizes = heroSizes[crop];
  image.srcset = sourceSet(other[crop], 'avif');
}
