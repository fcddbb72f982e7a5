import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { takePosition } from '../../shared/i18n/chosenLanguage';
import { useShellOnly } from './appShell';

const STORAGE_KEY = 'app:scroll';
const MAX_REMEMBERED = 50;
/** How long a list may take to become tall enough to scroll to. */
const ARRIVE_WITHIN_MS = 8_000;
const GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function readPositions(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    );
  } catch {
    return {}; // storage is blocked or broken: every page starts at its top
  }
}

function remember(key: string, y: number): void {
  try {
    const entries = Object.entries(readPositions()).filter(([known]) => known !== key);
    sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(Object.fromEntries([...entries, [key, y]].slice(-MAX_REMEMBERED))),
    );
  } catch {
    // Storage is optional here.
  }
}

/**
 * Skeletons are shown. The browser would keep what is below them in view (scroll anchoring) when the content
 * replaces them.
 */
const isLoading = (): boolean => document.querySelector('main [aria-busy=true]') !== null;

/** Tries whenever the page's height changes, until it succeeds or the person scrolls. */
function arrive(attempt: () => boolean, onEnd?: () => void): () => void {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const gesture of GESTURES) window.removeEventListener(gesture, end);
    onEnd?.();
  };
  const tryNow = () => {
    if (attempt()) end();
  };
  const observer = new ResizeObserver(tryNow);
  observer.observe(document.body);
  const timer = setTimeout(end, ARRIVE_WITHIN_MS);
  for (const gesture of GESTURES) window.addEventListener(gesture, end, { passive: true });
  tryNow();
  return end;
}

/**
 * Scrolls to `y` as soon as the content is there and tall enough. Until then every card has its real height
 * (ProductGrid), because estimated heights would move the position.
 */
function restore(y: number): () => void {
  const { dataset } = document.documentElement;
  const mark = String(performance.now());
  dataset['restoring'] = mark;
  const attempt = () => {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight - window.innerHeight < y || isLoading()) return false;
    window.scrollTo({ top: y, behavior: 'instant' });
    return true;
  };
  // After two frames the browser has remembered every card's height.
  return arrive(attempt, () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (dataset['restoring'] === mark) delete dataset['restoring'];
      }),
    ),
  );
}

/** The element that the address's fragment names, if it exists. */
function partAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // `#50%off` is not percent-encoded and names nothing
  }
}

/** Scrolls to the fragment's element as soon as it exists. */
const goToPart = (hash: string): (() => void) =>
  arrive(() => {
    const part = partAt(hash);
    part?.scrollIntoView();
    return part !== null;
  });

/** True for a typed address or a link from elsewhere: no reload, no back or forward. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit?.type === 'navigate';
}

/**
 * A new page starts at the top; back, forward, reload and a change of the language restore the position
 * (docs/decisions.md, "Dead ends, opened"). A change of the query alone, such as a filter, does not scroll
 * unless the page does so itself.
 */
export function ScrollManager(): null {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const isShellOnly = useShellOnly();
  // The first history entry of every document has the same key.
  const place = key === 'default' ? `${pathname}${search}` : key;
  const lastPath = useRef<string | null>(null);
  const y = useRef(0);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const follow = () => {
      y.current = window.scrollY;
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  // A layout effect, so that the next page's jump is not stored as this page's position.
  useLayoutEffect(() => {
    const save = () => remember(place, y.current);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [place]);

  useLayoutEffect(() => {
    // The skeleton has neither the target elements nor the search bar.
    if (isShellOnly) return undefined;
    const isBoot = lastPath.current === null;
    const samePage = lastPath.current === pathname;
    lastPath.current = pathname;
    const inOtherLanguage = isBoot ? takePosition() : null;
    if (inOtherLanguage !== null) return restore(inOtherLanguage);
    const kept = readPositions()[place];
    const isPop = navigation === NavigationType.Pop;
    // At start-up the router reports POP too: a reload restores the position.
    if (isPop && kept !== undefined && !(isBoot && isFreshVisit())) return restore(kept);
    // Not at start-up: the HTML was visible before, and may have been scrolled.
    if (!isBoot && (!samePage || (isPop && hash === ''))) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    // The browser has scrolled to the fragment already, and the person may have scrolled on.
    if (hash === '' || (isBoot && window.scrollY > 0)) return undefined;
    return goToPart(hash);
  }, [isShellOnly, place, pathname, hash, navigation]);

  return null;
}
