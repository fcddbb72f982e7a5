/**
 * The build's files, cached by language: who reads Hindi does not store the English chunks. A language is cached when
 * one of its pages is open while the worker installs, or when a page asks for it, and from then on with every build.
 */
import { cacheNames } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { basePathOf } from '../shared/config/languages';
import { SHELL_FILE } from '../shared/config/pageFiles';
import { SHARED, type Entry } from './buildFiles';

declare const self: ServiceWorkerGlobalScope;

/** Whether a response is the build's file at this address. */
type IsFile = (url: string, response: Response) => Promise<boolean>;

/** The files of a language, or the shared ones. */
export class Precache {
  readonly #controller: PrecacheController;
  readonly #shell: string;
  readonly #isFile: IsFile;
  #filling: Promise<void> | null = null;

  constructor(key: string, files: readonly Entry[], isFile: IsFile) {
    const cacheName = key === SHARED ? cacheNames.precache : `precache-${key}`;
    this.#controller = new PrecacheController({ cacheName });
    this.#controller.addToCacheList([...files]);
    this.#shell = basePathOf(key) + SHELL_FILE;
    this.#isFile = isFile;
    // Addresses without a file name are pages (sw.ts).
    registerRoute(new PrecacheRoute(this.#controller, { directoryIndex: '', cleanURLs: false }));
  }

  /** Whether this build or an earlier one was cached. */
  isUsed(): Promise<boolean> {
    return self.caches.has(this.#controller.strategy.cacheName);
  }

  async isComplete(): Promise<boolean> {
    // Looking into a cache would create it.
    if (!(await this.isUsed())) return false;
    return (await this.#controller.matchPrecache(this.#shell)) !== undefined;
  }

  /** Caches what is missing. Rejects if a file does not load. */
  fill(): Promise<void> {
    return (this.#filling ??= this.#fill().finally(() => {
      this.#filling = null;
    }));
  }

  async #fill(): Promise<void> {
    const cache = await self.caches.open(this.#controller.strategy.cacheName);
    for (const [url, key] of this.#controller.getURLsToCacheKeys()) {
      if (await cache.match(key)) continue;
      // A name without a hash may be in the HTTP cache from an earlier build: the server says whether it is current.
      const response = await fetch(url, {
        cache: key === url ? 'default' : 'no-cache',
        credentials: 'same-origin',
      });
      if (!(await this.#isFile(url, response))) throw new Error(`${url} is not the build's file.`);
      await cache.put(key, response);
    }
  }

  page(file: string): ReturnType<PrecacheController['createHandlerBoundToURL']> {
    return this.#controller.createHandlerBoundToURL(file);
  }

  /** Deletes the files of earlier builds. */
  async clean(event: ExtendableEvent): Promise<void> {
    if (await this.isUsed()) await this.#controller.activate(event);
  }
}
