/**
 * Stands in a page's first part as its text: it may use nothing but its parameter and the browser (inlined.ts).
 *
 * Fetches the rest of a page whose document is its first screen (splitDocument.ts), has `wake` fetch the shop's whole
 * style sheet once that is painted, and puts the rest in place: each part for later in a frame of its own.
 * `window.rest` is kept when the page is whole.
 */
export function loadSecondPart(mark: string): void {
  const RETRY_MS = 3_000;
  /** What takes longer is asked for again. */
  const WITHIN_MS = 15_000;

  async function fetchRest(root: HTMLElement): Promise<string> {
    const { pathname, search } = location;
    const answer = await fetch(
      `${pathname}${search}${search === '' ? '?' : '&'}rest=${root.dataset['rest'] ?? ''}`,
      { signal: AbortSignal.timeout(WITHIN_MS) },
    );
    // The shop has another page there by now: this one is rendered anew (src/main.tsx).
    if (answer.status === 404) {
      root.dataset['page'] = 'old';
      return '';
    }
    const rest = await answer.text();
    // A captive portal answers everything with a page of its own.
    if (!answer.ok || !rest.startsWith(mark)) throw new Error();
    return rest;
  }

  function putInPlace(rest: string, done: () => void): void {
    const box = document.createElement('template');
    box.innerHTML = rest;
    const parts = [...box.content.children];
    const places = [...document.querySelectorAll('[data-second-part]')];
    function putNext(): void {
      const part = parts.shift();
      if (!part) {
        document.getElementById(location.hash.slice(1))?.scrollIntoView();
        done();
        return;
      }
      if (part instanceof HTMLTemplateElement) places.shift()?.append(part.content);
      else document.body.append(part);
      // In the next frame: what came in one would be laid out in one task. A page that nobody sees has no frames.
      if (document.hidden) setTimeout(putNext);
      else requestAnimationFrame(() => setTimeout(putNext));
    }
    putNext();
  }

  window.rest = new Promise((done) => {
    function take(): void {
      const root = document.getElementById('root');
      if (!root) return;
      // A sheet asked for earlier takes from the first screen what the connection carries.
      const styles = window.hydration?.firstPaint().then(() => window.hydration?.loadSheet());
      Promise.all([fetchRest(root), styles]).then(
        ([rest]) => putInPlace(rest, done),
        () => {
          window.hydration?.lost();
          setTimeout(take, RETRY_MS);
        },
      );
    }
    document.addEventListener('DOMContentLoaded', take);
  });
}
