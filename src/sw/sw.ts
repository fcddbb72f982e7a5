/**
 * The shop's service worker. It keeps the shell (every script, style, font and page of the build),
 * the pictures a person has seen, and the last answers that describe the shop itself. It never
 * touches a call that carries a token: what is a person's stands in the page's own stores, where
 * logging out clears it.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { fileOf, pageFileOf, PRERENDERED, SHELL_FILE } from '../shared/config/pageFiles';
import { PICTURES_KEPT } from '../shared/config/pictures';
import { SCHEME_COOKIE, schemeOf, type Scheme } from '../shared/config/scheme';
import { SCRIPTS_AFTER_MS } from '../shared/lib/firstScreen';
import { inPieces, withFonts, type CachedPage } from './cachedPage';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const PICTURE_LIFETIME_S = 60 * 24 * 60 * 60;
/** A slow answer loses to the last one, so that header and footer stand at once. */
const LAYOUT_TIMEOUT_S = 3;

const typeOf = (response: Response): string => response.headers.get('content-type') ?? '';

// A captive portal, or a host that answers everything with one page, is never taken for the shop:
// a build with such an answer in it is not installed, and the worker before it stays.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      const isPage = request.url.split('?')[0]?.endsWith('.html') === true;
      if (!response.ok || isPage !== typeOf(response).includes('text/html')) return null;
      if (isPage && !(await response.clone().text()).includes('<div id="root"')) return null;
      return response;
    },
  },
]);
// Addresses without a file's name are pages, see below.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

/** A phone that says that it is one, as the server sees it too (server/rendering/serve/documents.ts). */
const { userAgentData } = self.navigator as { userAgentData?: { mobile: boolean } };
const isPhone = userAgentData?.mobile === true;
/** A page that never says that it was painted is whole after this long. */
const PAINTED_WITHIN_MS = 1_000;
/** By the window that they are for: pages of which the first screen is on its way to the eye. */
const unpainted = new Map<string, () => void>();

/** What the person has chosen. Chromium's phones, for which it is asked, have such a store; it may be closed to us. */
async function chosenScheme(): Promise<Scheme | undefined> {
  try {
    return schemeOf((await self.cookieStore.get(SCHEME_COOKIE))?.value);
  } catch {
    return undefined;
  }
}

/**
 * A kept page for a window on a phone: its first screen, then the scripts, and the rest when the page says that it
 * was painted.
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

/** A kept page, in pieces on a phone. */
async function answerWith(
  kept: Response,
  event: FetchEvent,
  scheme: Scheme | undefined,
): Promise<Response> {
  const html = withFonts(await kept.text());
  const { status } = kept;
  const headers = new Headers(kept.headers);
  // They are of the file as it came.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const pieces = isPhone && inPieces(html, { hero: Math.random() < 0.5 ? 1 : 2, scheme });
  if (!pieces) return new Response(html, { status, headers });
  const { readable, writable } = new TextEncoderStream();
  // Whoever leaves meanwhile needs no rest.
  const sending = sendTo(event.resultingClientId, writable.getWriter(), pieces);
  event.waitUntil(sending.catch(() => undefined));
  return new Response(readable, { status, headers });
}

// Pages are answered from the precache at once, each address with the file that the build made for
// it; what they show is refreshed behind. The API's own pages (the payment sandbox) and files go
// to the network.
const pages = new Map(
  [SHELL_FILE, ...PRERENDERED.map(fileOf)].map((file) => [file, createHandlerBoundToURL(file)]),
);
registerRoute(
  new NavigationRoute(
    async (context) => {
      const { pathname, search } = context.url;
      const page = pages.get(pageFileOf(pathname, search)) ?? pages.get(SHELL_FILE);
      if (!page) return fetch(context.request);
      const [kept, scheme] = await Promise.all([
        page(context),
        isPhone ? chosenScheme() : undefined,
      ]);
      return answerWith(kept, context.event as FetchEvent, scheme);
    },
    // A product's id may end like a file's name.
    { denylist: [/^\/v1\//, /^\/pincode\//, /^\/(?!product\/).*\.[a-z0-9]+$/i] },
  ),
);

/** What is no picture is neither kept nor, where an earlier worker kept it, shown. */
const onlyPictures = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(response.ok && typeOf(response).startsWith('image/') ? response : null),
  cachedResponseWillBeUsed: ({ cachedResponse }: { cachedResponse?: Response }) =>
    Promise.resolve(
      cachedResponse && typeOf(cachedResponse).startsWith('image/') ? cachedResponse : null,
    ),
};

const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [
    onlyPictures,
    new ExpirationPlugin({
      maxEntries: PICTURES_KEPT,
      maxAgeSeconds: PICTURE_LIFETIME_S,
      purgeOnQuotaError: true,
    }),
  ],
});
registerRoute(
  ({ request, sameOrigin, url }) =>
    request.destination === 'image' && (sameOrigin || url.protocol === 'https:'),
  pictures,
);

/** Only the API's JSON is kept: a captive portal answers everything with a page of its own. */
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

// A new version waits until the person says so (src/app/startup/serviceWorker.ts), because the open tab
// needs its own chunks until then. A page says when it was painted (server/rendering/inline/startHydration.ts), and at a first
// visit which pictures came before there was a worker (src/app/startup/serviceWorker.ts).
self.addEventListener('message', (event) => {
  const { source } = event;
  const { type, urls = [] } = (event.data ?? {}) as { type?: string; urls?: string[] };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'PAINTED' && source && 'id' in source) unpainted.get(source.id)?.();
  if (type === 'SEEN') {
    const kept = urls.map((url) => pictures.handle({ event, request: new Request(url) }));
    event.waitUntil(Promise.allSettled(kept));
  }
});

// The first worker takes over at once, so that one visit is enough to be offline with.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
