import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useShellOnly } from './appShell';

const STORAGE_KEY = 'app:scroll';
const MAX_REMEMBERED = 50;
/** A list that is fetched again may take this long before it is tall enough to scroll to. */
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
    return {}; // blocked or broken storage: every page starts at its top
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
    // Storage is a comfort here, never a condition.
  }
}

/** Tries each time the page has another height, until it succeeds or the person scrolls. */
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
 * Scrolls to `y` as soon as the page is tall enough. Until then every card has its true height
 * (ProductGrid), or the place would not be the same.
 */
function restore(y: number): () => void {
  const { dataset } = document.documentElement;
  const mark = String(performance.now());
  dataset['restoring'] = mark;
  const attempt = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < y) return false;
    window.scrollTo({ top: y, behavior: 'instant' });
    return true;
  };
  // Two frames: by then the browser has written down how tall every card is.
  return arrive(attempt, () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (dataset['restoring'] === mark) delete dataset['restoring'];
      }),
    ),
  );
}

/** The part of the page that the address names, if there is one. */
function partAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // `#50%off` is no encoded name, and names nothing here
  }
}

/** Scrolls to the part that the address names as soon as it is there. */
const goToPart = (hash: string): (() => void) =>
  arrive(() => {
    const part = partAt(hash);
    part?.scrollIntoView();
    return part !== null;
  });

/** Neither reloaded nor come back to: an address typed, or a link followed from elsewhere. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/**
 * Forward navigation starts at the top; back, forward and reload return to where the person was
 * (decisions, "Dead ends, opened"). A change of the query alone, such as a filter, does not jump
 * unless the page says so itself.
 */
export function ScrollManager(): null {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const isShellOnly = useShellOnly();
  // Every document's first entry has the same key, whatever its address.
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

  // A layout effect, so that the jump of the next page is never written down as this one's place.
  // What was followed is written, not `scrollY`: reading that lays out twenty new cards at once.
  useLayoutEffect(() => {
    const save = () => remember(place, y.current);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [place]);

  useLayoutEffect(() => {
    // The skeleton has neither the page's parts nor the search bar, which moves all of it.
    if (isShellOnly) return undefined;
    const isBoot = lastPath.current === null;
    const samePage = lastPath.current === pathname;
    lastPath.current = pathname;
    const kept = readPositions()[place];
    const isPop = navigation === NavigationType.Pop;
    // At boot the router says POP as well: a reload returns to where the person was.
    if (isPop && kept !== undefined && !(isBoot && isFreshVisit())) return restore(kept);
    // Not at boot: the HTML was there before this ran, and may have been scrolled since.
    if (!isBoot && (!samePage || (isPop && hash === ''))) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    // There the browser has gone to the part, and the person perhaps further.
    if (hash === '' || (isBoot && window.scrollY > 0)) return undefined;
    return goToPart(hash);
  }, [isShellOnly, place, pathname, hash, navigation]);

  return null;
}
