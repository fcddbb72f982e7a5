/**
 * Inlined into the first part of a split document as text: it may use only its parameter and the
 * browser (inlined.ts).
 *
 * Fetches the second part (splitDocument.ts) and the shop's style sheet after the first paint, and puts
 * each piece into its place, one a frame. `window.hydration.secondPart` resolves when all are parsed.
 */
export function loadSecondPart(mark: string): void {
  const RETRY_MS = 3_000;
  const TIMEOUT_MS = 15_000;
  let hasServerFailed = false;

  async function fetchSecondPart(root: HTMLElement): Promise<string> {
    const { pathname, search } = location;
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
    const response = await fetch(
      `${pathname}${search}${search === '' ? '?' : '&'}rest=${root.dataset['rest'] ?? ''}`,
      { signal: timeout.signal },
    );
    // The page has changed since: the client renders it anew (src/app/startup/hydration.ts).
    if (response.status === 404) {
      root.dataset['page'] = 'old';
      return '';
    }
    hasServerFailed = response.status >= 500;
    const html = await response.text();
    clearTimeout(timer);
    // A captive portal answers every request with a page of its own.
    if (!response.ok || !html.startsWith(mark)) throw new Error();
    return html;
  }

  function insert(html: string, done: () => void): void {
    const box = document.createElement('template');
    box.innerHTML = html;
    const pieces = [...box.content.children];
    const places = [...document.querySelectorAll('[data-second-part]')];
    function insertNext(): void {
      const piece = pieces.shift();
      if (!piece) {
        document.getElementById(location.hash.slice(1))?.scrollIntoView();
        done();
        return;
      }
      if (piece instanceof HTMLTemplateElement) places.shift()?.append(piece.content);
      else document.body.append(piece);
      // In the next frame, or all pieces would be laid out in one task. A hidden page has no frames.
      if (document.hidden) setTimeout(insertNext);
      else requestAnimationFrame(() => setTimeout(insertNext));
    }
    insertNext();
  }

  const { hydration } = window;
  if (!hydration) return;
  hydration.secondPart = new Promise((done) => {
    function load(): void {
      const root = document.getElementById('root');
      if (!root) return;
      // Requested earlier, the style sheet would compete with the first screen for the connection.
      const styles = hydration?.firstPaint().then(() => hydration.loadStyleSheet());
      Promise.all([fetchSecondPart(root), styles]).then(
        ([html]) => insert(html, done),
        () => {
          hydration?.showDelay(hasServerFailed);
          setTimeout(load, RETRY_MS);
        },
      );
    }
    document.addEventListener('DOMContentLoaded', load);
  });
}
