/** Inlined into every page as text: it may use only its parameter and the browser (inlined.ts). */
import type { Scripts } from '../build/prerender';

export interface HydrationParts extends Pick<Scripts, 'mainChunks' | 'others'> {
  /** The address of the shop's whole style sheet. */
  sheet: string;
  /** API requests that a page with the catalogue needs for hydration, unless the document holds its data. */
  reads: readonly string[];
  /** The prefix of every page's path, such as `/hi`. */
  basePath: string;
  /** The keys in localStorage of the data saver's switch, and of what only the shop's scripts can show. */
  keys: { dataSaver: string; personal: readonly string[] };
  /** `{reason}` in `opening` is replaced by `slow` or `failed`. */
  texts: Record<'opening' | 'slow' | 'failed' | 'reload', string>;
}

/**
 * Loads the bundle after the first screen, and queues what is clicked or chosen before hydration.
 *
 * Loading starts when the page has loaded, its large picture is painted (the second frame after that)
 * and the browser is idle, or with the first touch, key or scroll; after 5 s at the latest, and after
 * 0.8 s when a worker controls the page. A page without pictures starts after its first paint.
 *
 * All chunks and (where the page shows the catalogue) its data are requested at once, because every
 * round trip costs a fifth of a second on a slow connection. Each chunk is evaluated in a task of its own.
 * What does not load is requested again every few seconds, and a strip says so meanwhile.
 *
 * Fonts are fetched after the first screen's pictures, unless a worker has them, and swapped in
 * together, so that the page is laid out once more and not once a font.
 *
 * A shopper who asks to save data keeps the device's fonts, and gets the scripts with the first touch, key or scroll. Until
 * then the page shows all of its content and its links work.
 */
export function startHydration({
  mainChunks,
  others,
  reads,
  sheet,
  basePath,
  keys,
  texts,
}: HydrationParts): void {
  // React must not find this script when it hydrates the page.
  document.currentScript?.remove();

  type Control = HTMLButtonElement | HTMLInputElement;
  type QueuedEvents = ReturnType<NonNullable<Window['hydration']>['takeQueuedEvents']>;

  /** Pause before a failed request is repeated. */
  const RETRY_MS = 3_000;
  /** Each link takes a slow phone some 4 ms. */
  const LINKS_PER_TASK = 6;
  /** Loading starts by then, whatever the first screen does. */
  const START_WITHIN_MS = 5_000;
  const START_WITHIN_WITH_WORKER_MS = 800;
  /** Longest wait for the largest picture after the load event. */
  const PAINTED_WITHIN_MS = 2_000;
  /** Longest wait for the first paint: a busy browser now and then reports none. */
  const FIRST_PAINT_WITHIN_MS = 1_000;
  /** Longest wait for the first screen's picture after that, when a worker controls the page. */
  const PICTURE_WITHIN_MS = 300;
  /** A style sheet that takes longer is requested again. */
  const SHEET_WITHIN_MS = 15_000;

  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  const isSaving = asksToSaveData();
  let isStarted = false;
  let areFontsRequested = false;
  const queued: QueuedEvents = new Map();
  const pulses: Animation[] = [];
  let strip: HTMLElement | undefined;
  let sheetLoaded: Promise<void> | undefined;

  function stored(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  /** As src/shared/lib/dataSaver.ts. */
  function asksToSaveData(): boolean {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const choice = stored(keys.dataSaver);
    return choice === null ? connection?.saveData === true : choice === 'on';
  }

  function queueClick(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest<Control>('button,[type=radio],[type=checkbox]');
    if (!control || control.disabled) return;
    event.preventDefault();
    if (!queued.has(control)) showQueued(control.closest('label') ?? control);
    enqueue(control, (current) => current.click());
  }

  /** The control pulses until its click happens. An animation changes no attribute, which React would not expect. */
  function showQueued(control: HTMLElement): void {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const opacity = isStill ? [0.5, 0.5] : [0.4, 1];
    const timing = { duration: 600, iterations: Infinity, direction: 'alternate' } as const;
    pulses.push(control.animate({ opacity }, timing));
  }

  function queueChoice({ target }: Event): void {
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    enqueue(target, (current) => {
      (current as HTMLSelectElement).value = value;
      current.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  /** At most one queued event per control; a newer one moves to the end. */
  function enqueue(control: HTMLElement, act: (current: HTMLElement) => void): void {
    queued.delete(control);
    queued.set(control, act);
    startAtOnce();
  }

  function preventSubmit(event: Event): void {
    event.preventDefault();
  }

  function takeQueuedEvents(): QueuedEvents {
    document.removeEventListener('click', queueClick, true);
    document.removeEventListener('change', queueChoice, true);
    document.removeEventListener('submit', preventSubmit, true);
    strip?.remove();
    for (const pulse of pulses) pulse.cancel();
    return queued;
  }

  function showDelay(hasServerFailed = false): void {
    if (!strip) {
      strip = document.createElement('p');
      strip.setAttribute('role', 'alert');
      // Above a phone's bar with the page's main button.
      const bar = document.querySelector<HTMLElement>('[data-bottom-bar]')?.offsetHeight ?? 0;
      strip.style.cssText = `position:fixed;z-index:1200;inset:auto 0 ${String(bar)}px;margin:0;padding:12px 16px;background:#3b1a3f;color:#fff`;
      strip.innerHTML = '<span></span> <a href="" style="color:inherit"></a>';
      const link = strip.querySelector('a');
      if (link) link.textContent = texts.reload;
      document.body.append(strip);
    }
    const why = strip.querySelector('span');
    if (why) {
      why.textContent = texts.opening.replace(
        '{reason}',
        hasServerFailed ? texts.failed : texts.slow,
      );
    }
  }

  function ask(rel: string, href: string, as?: string): HTMLLinkElement {
    const link = document.createElement('link');
    link.rel = rel;
    if (as !== undefined) {
      link.as = as;
      link.crossOrigin = '';
    }
    link.href = href;
    document.head.append(link);
    return link;
  }

  function evaluate(index: number): void {
    const href = mainChunks[index];
    if (href === undefined) return;
    const last = mainChunks.length - 1;
    import(/* @vite-ignore */ href).then(
      () => setTimeout(evaluate, 0, index + 1),
      () => {
        // The last chunk imports all others.
        if (index < last) {
          evaluate(last);
          return;
        }
        showDelay();
        setTimeout(evaluate, RETRY_MS, index);
      },
    );
  }

  /** Loads it once. Pages rendered by the client and second parts need it. */
  function loadStyleSheet(): Promise<void> {
    return (sheetLoaded ??= new Promise((loaded) => {
      function load(address = sheet): void {
        const link = ask('stylesheet', address);
        const late = setTimeout(again, SHEET_WITHIN_MS);
        function again(): void {
          clearTimeout(late);
          link.remove();
          showDelay();
          // Under the same address the browser would go on waiting for the stalled response.
          setTimeout(load, RETRY_MS, `${sheet}?${String(Date.now())}`);
        }
        link.onload = () => {
          clearTimeout(late);
          loaded();
        };
        link.onerror = again;
      }
      load();
    }));
  }

  function firstPaint(): Promise<void> {
    return new Promise((painted) => {
      setTimeout(painted, document.hidden ? 0 : FIRST_PAINT_WITHIN_MS);
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) painted();
      }).observe({ type: 'paint', buffered: true });
    });
  }

  function parsed(): Promise<unknown> {
    return document.readyState === 'loading'
      ? new Promise((done) => document.addEventListener('DOMContentLoaded', done))
      : Promise.resolve();
  }

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    const { page, answered, scripts = '[]' } = document.getElementById('root')?.dataset ?? {};
    const path = location.pathname.slice(basePath.length) || '/';
    const own = (JSON.parse(scripts) as [pattern: string, hrefs: string[]][]).find(([pattern]) =>
      new RegExp(pattern).test(path),
    );
    const links: Parameters<typeof ask>[] = [...mainChunks, ...others, ...(own?.[1] ?? [])].map(
      (href) => ['modulepreload', href],
    );
    if (page === 'data' && answered === undefined) {
      links.push(...reads.map((href): Parameters<typeof ask> => ['preload', href, 'fetch']));
    }
    function requestSome(): void {
      for (const link of links.splice(0, LINKS_PER_TASK)) ask(...link);
      if (links.length > 0) setTimeout(requestSome);
    }
    requestSome();
    void Promise.all([parsed(), window.hydration?.secondPart, loadStyleSheet()]).then(() =>
      evaluate(0),
    );
  }

  /** Before anybody has touched the page: with the data saver only where the page lacks something without scripts. */
  function startUnasked(): void {
    const isComplete =
      document.getElementById('root')?.dataset['page'] !== 'shell' &&
      !document.querySelector('main [data-skeleton]') &&
      keys.personal.every((key) => stored(key) === null);
    if (!isSaving || hasWorker || !isComplete) start();
  }

  /** A phone's pictures below the first screen are fetched from then on (src/pages/HomePage.css.ts). */
  function startAtOnce(): void {
    document.documentElement.dataset['touched'] = '';
    start();
  }

  function showFonts(): void {
    for (const style of document.querySelectorAll<HTMLStyleElement>('style[media="not all"]')) {
      style.media = 'all';
    }
    document.fonts.forEach((face) => {
      if (face.unicodeRange === 'U+20B9') void face.load();
    });
  }

  function fetchFonts(): void {
    if (areFontsRequested || isSaving) return;
    areFontsRequested = true;
    const styles = [...document.querySelectorAll('style:not([data-s])')];
    const hrefs = styles.flatMap(({ textContent }) => textContent.match(/\/fonts\/[^"')]+/g) ?? []);
    let left = hrefs.length;
    for (const href of hrefs) {
      const link = ask('preload', href, 'font');
      link.onload = link.onerror = () => {
        left -= 1;
        if (left === 0) showFonts();
      };
    }
  }

  function go(): void {
    fetchFonts();
    setTimeout(startUnasked);
  }

  function whenIdle(): void {
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: 1_000 });
    else setTimeout(go, 100);
  }

  function inTwoFrames(act: () => void): void {
    requestAnimationFrame(() => requestAnimationFrame(act));
  }

  /** The next largest contentful paint of a picture; for type `paint` the first contentful paint. */
  function onPaint(type: string, act: () => void): void {
    new PerformanceObserver((list, observer) => {
      // Only a picture's entry has a url.
      const isPainted = list
        .getEntries()
        .some((entry) =>
          'url' in entry ? entry.url !== '' : entry.name === 'first-contentful-paint',
        );
      if (!isPainted) return;
      observer.disconnect();
      act();
    }).observe({ type, buffered: true });
  }

  /** Resolves when the first screen is painted, with its picture if that does not take long. */
  async function firstScreen(): Promise<void> {
    await firstPaint();
    if (!document.querySelector('img[fetchpriority=high]')) return;
    await new Promise<void>((painted) => {
      setTimeout(painted, PICTURE_WITHIN_MS);
      onPaint('largest-contentful-paint', painted);
    });
  }

  function whenPainted(): void {
    setTimeout(go, PAINTED_WITHIN_MS);
    const large = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
    const type = [...large].some(({ naturalWidth }) => naturalWidth > 0)
      ? 'largest-contentful-paint'
      : 'paint';
    if (
      !('PerformanceObserver' in window) ||
      !PerformanceObserver.supportedEntryTypes.includes(type)
    ) {
      inTwoFrames(whenIdle);
      return;
    }
    onPaint(type, () => inTwoFrames(whenIdle));
  }

  document.addEventListener('click', queueClick, true);
  document.addEventListener('change', queueChoice, true);
  document.addEventListener('submit', preventSubmit, true);
  window.hydration = { showDelay, loadStyleSheet, firstPaint, takeQueuedEvents };
  if (hasWorker) {
    void firstScreen().then(() => {
      // The worker delays further parts of the page until then (src/sw/sw.ts).
      navigator.serviceWorker.controller?.postMessage({ type: 'PAINTED' });
      if (!isSaving) showFonts();
    });
  }
  if (document.readyState === 'complete') whenPainted();
  else window.addEventListener('load', whenPainted);
  document.addEventListener('DOMContentLoaded', () => {
    if (!document.querySelector('main img')) inTwoFrames(startUnasked);
  });
  setTimeout(startUnasked, hasWorker ? START_WITHIN_WITH_WORKER_MS : START_WITHIN_MS);
  for (const name of ['pointerdown', 'keydown', 'scroll']) {
    window.addEventListener(name, startAtOnce, { once: true, passive: true });
  }
}
