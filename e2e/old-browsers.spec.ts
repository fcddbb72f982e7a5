/** The oldest browsers that the shop supports (README): without what they lack, everything works. */
import { test } from './test';
import { walkJourney } from './journey';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // A worker's requests would bypass the routes below; changed HTML does not match its policy's hashes.
  serviceWorkers: 'block',
  bypassCSP: true,
});

/** Removes every function that Chrome 109, Safari 15.4, Firefox 115 or Samsung Internet 21 lacks. */
function removeNewerFunctions(): void {
  const lacking: [object | undefined, readonly string[]][] = [
    [AbortSignal, ['any', 'timeout']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [
      Set.prototype,
      [
        'union',
        'intersection',
        'difference',
        'symmetricDifference',
        'isSubsetOf',
        'isSupersetOf',
        'isDisjointFrom',
      ],
    ],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength']],
    [Document.prototype, ['startViewTransition']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'inert']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [Response, ['json']],
    [
      window,
      [
        'CloseWatcher',
        'CompressionStream',
        'DecompressionStream',
        'Iterator',
        'OffscreenCanvas',
        'URLPattern',
        'cookieStore',
        'navigation',
        'onscrollend',
        'requestIdleCallback',
        'scheduler',
        'trustedTypes',
      ],
    ],
  ];
  for (const [owner, names] of lacking) {
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
  }
}

/** CSS that none of these browsers, or not all, understand: unknown names make a rule invalid, as there. */
const withoutNewerCss = (text: string): string =>
  text
    .replaceAll('color-mix(', 'unknown-function(')
    .replaceAll(':has(', ':unknown-selector(')
    .replaceAll('@container', '@unknown-rule')
    .replaceAll('container-type', 'unknown-property');

test('the whole way of a shopper, without what the oldest browsers lack', async ({
  page,
  context,
}) => {
  await context.addInitScript(removeNewerFunctions);
  await context.route(
    (url) => !url.pathname.startsWith('/v1/'),
    async (route) => {
      const isText = ['document', 'stylesheet', 'fetch'].includes(route.request().resourceType());
      if (!isText) return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: withoutNewerCss(await response.text()) });
    },
  );
  await walkJourney(page, context);
});
