/**
 * The shop's service worker. It caches the build (every script, style, font and page), the viewed pictures, and the
 * latest responses that describe the shop itself. It never handles a call with a token: personal data is in the page's
 * own storage, where logging out deletes it.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { basePathOf, languageAt, pathWithin, SOURCE_LANGUAGE } from '../shared/config/languages';
import { pageFileOf } from '../shared/config/pageFiles';
import { MAX_CACHED_PICTURES, MAX_OPAQUE_PICTURES } from '../shared/config/pictures';
import { SCHEME_COOKIE, schemeOf, type Scheme } from '../shared/config/scheme';
import { SCRIPTS_AFTER_MS } from '../shared/lib/firstScreen';
import { inPieces, withFonts, type CachedPage } from './cachedPage';
import { byLanguage, isOfOtherBuild, languagesOf, SHARED, type Entry } from './buildFiles';
import { Precache } from './precaches';
import { listenForPushes } from './push';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Entry[];
};

const PICTURE_LIFETIME_S = 60 * 24 * 60 * 60;
/** After this time the cached response is used, so that header and footer show soon. */
const LAYOUT_TIMEOUT_S = 3;

const typeOf = (response: Response): string => response.headers.get('content-type') ?? '';

/**
 * Refuses the page of a captive portal, or of a host that serves one page for everything: a build with such a response
 * is not installed, and the former worker stays.
 */
async function isFile(url: string, response: Response): Promise<boolean> {
  const isPage = url.split('?')[0]?.endsWith('.html') === true;
  if (!response.ok || isPage !== typeOf(response).includes('text/html')) return false;
  return !isPage || (await response.clone().text()).includes('<div id="root"');
}

const entries = self.__WB_MANIFEST;
const codes = languagesOf(entries);
const precaches = new Map(
  [...byLanguage(entries, codes)].map(([key, files]) => [key, new Precache(key, files, isFile)]),
);
cleanupOutdatedCaches();

/** Caches the languages of the open pages, and those that were cached before. */
async function install(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.map(({ url }) => languageAt(new URL(url).pathname, codes));
  const wanted = new Set(open.length > 0 ? open : [SOURCE_LANGUAGE]).add(SHARED);
  for (const [key, precache] of precaches) if (await precache.isUsed()) wanted.add(key);
  for (const key of wanted) await precaches.get(key)?.fill();
}
self.addEventListener('install', (event) => event.waitUntil(install()));

/** Whether the browser identifies as a phone, as for the server (server/rendering/serve/documents.ts). */
const { userAgentData } = self.navigator as { userAgentData?: { mobile: boolean } };
const isPhone = userAgentData?.mobile === true;
/** A page that does not report its first paint gets the rest after this time. */
const PAINTED_WITHIN_MS = 1_000;
/** By client: resolves when the page reports its first paint. */
const unpainted = new Map<string, () => void>();

/** The chosen colour scheme. Chromium on phones has the cookie store; access may be denied. */
async function chosenScheme(): Promise<Scheme | undefined> {
  try {
    return schemeOf((await self.cookieStore.get(SCHEME_COOKIE))?.value);
  } catch {
    return undefined;
  }
}

/**
 * Sends a cached page to a phone: the first screen, then the scripts, and the rest when the page reports its first
 * paint.
 */
async function sendTo(
  id: string,
  writer: WritableStreamDefaultWriter<string>,
  [firstScreen, scripts, rest]: CachedPage,
): Promise<void> {
  const painted = new Promise<void>((resolve) => {
    unpainted.set(id, resolve);
    setTimeout(resolve, PAINTED_WITHIN_MS);
  });
  await writer.write(firstScreen);
  await new Promise((painting) => setTimeout(painting, SCRIPTS_AFTER_MS));
  await writer.write(scripts);
  await painted;
  unpainted.delete(id);
  await writer.write(rest);
  await writer.close();
}

/** Responds with a cached page, in pieces on a phone. */
async function answerWith(
  kept: Response,
  event: FetchEvent,
  scheme: Scheme | undefined,
): Promise<Response> {
  const html = withFonts(await kept.text());
  const { status } = kept;
  const headers = new Headers(kept.headers);
  // These headers describe the file as it was sent.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const pieces = isPhone && inPieces(html, { hero: Math.random() < 0.5 ? 1 : 2, scheme });
  if (!pieces) return new Response(html, { status, headers });
  const { readable, writable } = new TextEncoderStream();
  // Fails when the page was closed meanwhile.
  const sending = sendTo(event.resultingClientId, writable.getWriter(), pieces);
  event.waitUntil(sending.catch(() => undefined));
  return new Response(readable, { status, headers });
}

// Pages come from the precache, each address from its own file of the build; the page refreshes its data afterwards.
// The API's own pages (the payment sandbox) and files go to the network.
registerRoute(
  new NavigationRoute(
    async (context) => {
      const { pathname, search } = context.url;
      const code = languageAt(pathname, codes);
      const precache = isOfOtherBuild(pathname, codes) ? undefined : precaches.get(code);
      if (!precache || !(await precache.isComplete())) return fetch(context.request);
      const page = precache.page(basePathOf(code) + pageFileOf(pathWithin(pathname, code), search));
      const [kept, scheme] = await Promise.all([
        page(context),
        isPhone ? chosenScheme() : undefined,
      ]);
      return answerWith(kept, context.event as FetchEvent, scheme);
    },
    // A product's id may end like a file's name.
    {
      denylist: [
        /^\/v1\//,
        /^\/pincode\//,
        /^\/desk(?:\/|$)/,
        /^(?!(?:\/\w+)?\/product\/).*\.[a-z0-9]+$/i,
      ],
    },
  ),
);

/** Only pictures are cached, and served from the cache of an earlier worker. */
const onlyPictures = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(response.ok && typeOf(response).startsWith('image/') ? response : null),
  cachedResponseWillBeUsed: ({ cachedResponse }: { cachedResponse?: Response }) =>
    Promise.resolve(
      cachedResponse && typeOf(cachedResponse).startsWith('image/') ? cachedResponse : null,
    ),
};

const expiring = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: PICTURE_LIFETIME_S,
    purgeOnQuotaError: true,
  });

// Shown from the cache and fetched again in the background: a picture may be replaced under its name.
const ofPictures = {
  cacheName: 'pictures',
  plugins: [onlyPictures, expiring(MAX_CACHED_PICTURES)],
};
const pictures = new StaleWhileRevalidate(ofPictures);
registerRoute(({ request, sameOrigin }) => request.destination === 'image' && sameOrigin, pictures);

/** Other hosts' pictures, where the host permits to read them (CORS). */
const readablePictures = new StaleWhileRevalidate({
  ...ofPictures,
  fetchOptions: { mode: 'cors', credentials: 'omit' },
});
/** Without that permission the worker sees no status: browsers charge several megabytes for each such entry. */
const opaquePictures = new StaleWhileRevalidate({
  cacheName: 'opaque-pictures',
  plugins: [
    {
      cacheWillUpdate: ({ response }: { response: Response }) =>
        Promise.resolve(response.type === 'opaque' ? response : null),
    },
    expiring(MAX_OPAQUE_PICTURES),
  ],
});
/** Hosts that gave no permission since the worker started. */
const closedHosts = new Set<string>();
registerRoute(
  ({ request, sameOrigin, url }) =>
    request.destination === 'image' && !sameOrigin && url.protocol === 'https:',
  async (context) => {
    const { host } = context.url;
    if (!closedHosts.has(host)) {
      try {
        return await readablePictures.handle(context);
      } catch {
        if (self.navigator.onLine) closedHosts.add(host);
      }
    }
    return opaquePictures.handle(context);
  },
);

/** Only JSON is cached: a captive portal responds to everything with its own page. */
const onlyJson = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(response.ok && typeOf(response).includes('application/json') ? response : null),
};

registerRoute(
  ({ url, request }) =>
    /\/v1\/api\/(?:headers|footers)$/.test(url.pathname) && !request.headers.has('token'),
  new NetworkFirst({
    cacheName: 'layout',
    networkTimeoutSeconds: LAYOUT_TIMEOUT_S,
    plugins: [onlyJson],
  }),
);

// A new version waits until the person accepts it (src/app/startup/serviceWorker.ts), because the open tab needs its
// own chunks until then. A page reports its first paint (server/rendering/inline/startHydration.ts), and on a first
// visit the pictures that it loaded before there was a worker (src/app/startup/serviceWorker.ts).
self.addEventListener('message', (event) => {
  const { source } = event;
  const { type, urls = [] } = (event.data ?? {}) as { type?: string; urls?: string[] };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'CACHE_LANGUAGE' && source && 'url' in source) {
    const precache = precaches.get(languageAt(new URL(source.url).pathname, codes));
    // A connection that is lost meanwhile: the next page asks again.
    event.waitUntil(Promise.resolve(precache?.fill()).catch(() => undefined));
  }
  if (type === 'PAINTED' && source && 'id' in source) unpainted.get(source.id)?.();
  if (type === 'SEEN') {
    const kept = urls.map((url) => pictures.handle({ event, request: new Request(url) }));
    event.waitUntil(Promise.allSettled(kept));
  }
});

listenForPushes();

// The first worker claims open pages, so that the shop works offline after one visit.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  for (const precache of precaches.values()) event.waitUntil(precache.clean(event));
});
