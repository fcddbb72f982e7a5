/** Stands in every page as its text: it may use nothing but its parameter and the browser (inlined.ts). */
import type { Scripts } from '../build/prerender';

export interface HydrationParts extends Pick<Scripts, 'slices' | 'others'> {
  /** The address of the shop's whole style sheet. */
  sheet: string;
  /** Reads of the API that a page with the catalogue in it is taken over with. */
  reads: readonly string[];
}

/**
 * Keeps taps on buttons, and what is chosen, from before the shop is awake, and wakes it after the
 * first screen is there: when the page has loaded, its large picture is painted (the second frame
 * after that) and the browser has nothing else to do, or with the first touch. Pictures on a slow
 * connection hold it up for 5 s, and for less than one when a worker has everything else. A page
 * without any has nothing to wait for, be it the frame alone or a list yet to come: there it begins
 * after the first paint.
 *
 * Each slice is evaluated in a task of its own. All that the page is taken over with, its own scripts
 * and (where it shows the catalogue) its data, is asked for at once: on a slow connection every
 * further round costs a fifth of a second.
 *
 * What does not come is asked for again every few seconds, and the page says so meanwhile: its taps
 * are kept, but without words they would seem to do nothing.
 *
 * The shop's own letters wait for the first screen's pictures too, where no worker has them yet: on
 * a slow connection they would take a third of a second from the largest one. They are used when
 * all of them are there, so that the page is laid out anew once and not with each.
 */
export function startHydration({ slices, others, reads, sheet }: HydrationParts): void {
  // Not an element of the page: where it stands in its body, the page is taken over without it.
  document.currentScript?.remove();

  type Control = HTMLButtonElement | HTMLInputElement;
  type Taps = ReturnType<NonNullable<Window['hydration']>['end']>;

  /** Scripts that did not come are asked for again after this long. */
  const RETRY_MS = 3_000;
  /** Each takes a slow phone some 4 ms. */
  const LINKS_AT_A_TIME = 6;
  /** However long the first screen takes. */
  const AT_THE_LATEST_MS = 5_000;
  const AT_THE_LATEST_FROM_WORKER_MS = 800;
  /** However long the largest picture takes once everything has loaded. */
  const PAINTED_WITHIN_MS = 2_000;
  /** However long the first paint takes to be told of: a busy browser now and then tells of none. */
  const TOLD_WITHIN_MS = 1_000;
  /** However long the first screen's picture takes after that, where a worker holds the rest of the page back. */
  const PICTURE_WITHIN_MS = 300;
  /** Styles that take longer are asked for again. */
  const SHEET_WITHIN_MS = 15_000;

  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  let isAsleep = true;
  let areLettersAskedFor = false;
  const taps: Taps = new Map();
  let strip: HTMLElement | undefined;
  let styles: Promise<void> | undefined;

  function keepTap(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest<Control>('button,[type=radio],[type=checkbox]');
    if (!control || control.disabled) return;
    event.preventDefault();
    keep(control, () => control.click());
  }

  function keepChoice({ target }: Event): void {
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    keep(target, () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  /** The last one for a control, in the order of the last ones. */
  function keep(control: HTMLElement, act: () => void): void {
    taps.delete(control);
    taps.set(control, act);
    start();
  }

  function holdBack(event: Event): void {
    event.preventDefault();
  }

  function end(): Taps {
    document.removeEventListener('click', keepTap, true);
    document.removeEventListener('change', keepChoice, true);
    document.removeEventListener('submit', holdBack, true);
    strip?.remove();
    return taps;
  }

  function lost(): void {
    if (strip) return;
    strip = document.createElement('p');
    strip.setAttribute('role', 'alert');
    strip.style.cssText =
      'position:fixed;z-index:1200;inset:var(--ml-header) 0 auto;margin:0;padding:12px 16px;background:#3b1a3f;color:#fff';
    strip.innerHTML =
      'The shop is still opening: the connection is slow or was lost. What you tapped is kept. <a href="" style="color:inherit">Load the page again</a>';
    document.body.append(strip);
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
    const href = slices[index];
    if (href === undefined) return;
    const last = slices.length - 1;
    import(/* @vite-ignore */ href).then(
      () => setTimeout(evaluate, 0, index + 1),
      () => {
        // The last one imports all others.
        if (index < last) {
          evaluate(last);
          return;
        }
        lost();
        setTimeout(evaluate, RETRY_MS, index);
      },
    );
  }

  /** Once; kept when it is there. Without it no page is rendered anew, nor the rest of one shown. */
  function loadSheet(): Promise<void> {
    return (styles ??= new Promise((loaded) => {
      function load(address = sheet): void {
        const link = ask('stylesheet', address);
        const late = setTimeout(again, SHEET_WITHIN_MS);
        function again(): void {
          clearTimeout(late);
          link.remove();
          lost();
          // Under its own name the browser would wait for the answer that has stalled.
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
      setTimeout(painted, document.hidden ? 0 : TOLD_WITHIN_MS);
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
    if (!isAsleep) return;
    isAsleep = false;
    const { page, scripts = '[]' } = document.getElementById('root')?.dataset ?? {};
    const own = (JSON.parse(scripts) as [pattern: string, hrefs: string[]][]).find(([pattern]) =>
      new RegExp(pattern).test(location.pathname),
    );
    const links: Parameters<typeof ask>[] = [...slices, ...others, ...(own?.[1] ?? [])].map(
      (href) => ['modulepreload', href],
    );
    if (page === 'data') {
      links.push(...reads.map((href): Parameters<typeof ask> => ['preload', href, 'fetch']));
    }
    function askForSome(): void {
      for (const link of links.splice(0, LINKS_AT_A_TIME)) ask(...link);
      if (links.length > 0) setTimeout(askForSome);
    }
    askForSome();
    void Promise.all([parsed(), window.rest, loadSheet()]).then(() => evaluate(0));
  }

  function showLetters(): void {
    for (const style of document.querySelectorAll<HTMLStyleElement>('style[media="not all"]')) {
      style.media = 'all';
    }
    document.fonts.forEach((face) => {
      if (face.unicodeRange === 'U+20B9') void face.load();
    });
  }

  function fetchLetters(): void {
    if (areLettersAskedFor) return;
    areLettersAskedFor = true;
    const styles = [...document.querySelectorAll('style:not([data-s])')];
    const hrefs = styles.flatMap(({ textContent }) => textContent.match(/\/fonts\/[^"')]+/g) ?? []);
    let left = hrefs.length;
    for (const href of hrefs) {
      const link = ask('preload', href, 'font');
      link.onload = link.onerror = () => {
        left -= 1;
        if (left === 0) showLetters();
      };
    }
  }

  function go(): void {
    fetchLetters();
    setTimeout(start);
  }

  function whenIdle(): void {
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: 1_000 });
    else setTimeout(go, 100);
  }

  function inTwoFrames(act: () => void): void {
    requestAnimationFrame(() => requestAnimationFrame(act));
  }

  /** The next paint that a picture makes the largest so far, or where `type` is another one the first paint. */
  function onPaint(type: string, act: () => void): void {
    new PerformanceObserver((list, observer) => {
      // A large paint that has an address is a picture's.
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

  /** The first screen with its picture, if it has one that does not take long. */
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

  document.addEventListener('click', keepTap, true);
  document.addEventListener('change', keepChoice, true);
  document.addEventListener('submit', holdBack, true);
  window.hydration = { lost, end, loadSheet, firstPaint };
  if (hasWorker) {
    void firstScreen().then(() => {
      // It holds the rest of the page back until then (src/sw/sw.ts).
      navigator.serviceWorker.controller?.postMessage({ type: 'PAINTED' });
      showLetters();
    });
  }
  if (document.readyState === 'complete') whenPainted();
  else window.addEventListener('load', whenPainted);
  document.addEventListener('DOMContentLoaded', () => {
    if (!document.querySelector('main img')) inTwoFrames(start);
  });
  setTimeout(start, hasWorker ? AT_THE_LATEST_FROM_WORKER_MS : AT_THE_LATEST_MS);
  for (const name of ['pointerdown', 'keydown', 'scroll']) {
    window.addEventListener(name, start, { once: true, passive: true });
  }
}
