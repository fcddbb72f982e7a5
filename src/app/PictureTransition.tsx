import { useEffect, useLayoutEffect, useRef } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../shared/config/paths';
import { savesData } from '../shared/lib/dataSaver';
import { wait } from '../shared/lib/wait';
import { warmPage } from './router';

/** What both pictures are called while one becomes the other. */
const NAME = 'product-picture';
/** Code that is not here by then must not hold the shopper up: the page opens without a transition. */
const CODE_WITHIN_MS = 150;
/** The browser shows a still picture of the old page for at most this long. */
const PAGE_WITHIN_MS = 400;

/** After the next frame, so that the tap is answered before the page is held still. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });

const wantsTransitions = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: no-preference)').matches && !savesData();

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface Departure {
  to: string;
  picture: HTMLElement;
}

/** The product that a click leads to, and the picture on its card; null for any other click. */
function departureOf(event: MouseEvent): Departure | null {
  if (!isPlainClick(event) || event.defaultPrevented) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const picture = link?.closest('article')?.querySelector<HTMLElement>('[data-picture="card"]');
  if (!link || !picture || link.origin !== window.location.origin) return null;
  if (link.pathname === window.location.pathname) return null;
  if (!matchPath(paths.product, link.pathname)) return null;
  return { to: link.pathname + link.search + link.hash, picture };
}

/**
 * A card's picture grows into the picture of the product's page (a view transition). Never in the
 * way: only where the browser has it, motion is welcome, data is not saved and the page's code is
 * here; Back and everything else go as ever.
 */
export function PictureTransition(): null {
  const { key } = useLocation();
  const navigate = useNavigate();
  const arrive = useRef<(() => void) | null>(null);
  const here = useRef(key);
  const go = useRef(navigate);

  useLayoutEffect(() => {
    here.current = key;
    arrive.current?.();
    arrive.current = null;
  }, [key]);
  useLayoutEffect(() => {
    go.current = navigate;
  }, [navigate]);

  useEffect(() => {
    if (!('startViewTransition' in document)) return undefined;
    let latest: Departure | null = null;

    const open = async (departure: Departure): Promise<void> => {
      const from = here.current;
      const code = warmPage(departure.to).then(
        () => true,
        () => false,
      );
      const late = wait(CODE_WITHIN_MS).then(() => false);
      const [isHere] = await Promise.all([Promise.race([code, late]), painted()]);
      // Another tap, or Back, has gone somewhere else meanwhile.
      if (latest !== departure || here.current !== from) return;
      if (!isHere || !departure.picture.isConnected) {
        void go.current(departure.to);
        return;
      }
      await travel(departure);
    };

    const travel = async ({ to, picture }: Departure): Promise<void> => {
      picture.style.viewTransitionName = NAME;
      const named: HTMLElement[] = [];
      const transition = document.startViewTransition(async () => {
        const stands = new Promise<void>((resolve) => {
          arrive.current = resolve;
        });
        void go.current(to);
        await Promise.race([stands, wait(PAGE_WITHIN_MS)]);
        picture.style.viewTransitionName = '';
        const target = document.querySelector<HTMLElement>('main [data-picture="product"]');
        if (!target) return;
        target.style.viewTransitionName = NAME;
        named.push(target);
      });
      // A transition that the browser skips has still changed the page.
      await transition.finished.catch(() => undefined);
      for (const element of named) element.style.viewTransitionName = '';
    };

    const follow = (event: MouseEvent): void => {
      const departure = wantsTransitions() ? departureOf(event) : null;
      latest = departure;
      if (!departure) return;
      // The router's link leaves a prevented click alone.
      event.preventDefault();
      void open(departure);
    };
    document.addEventListener('click', follow, true);
    return () => {
      document.removeEventListener('click', follow, true);
    };
  }, []);

  return null;
}
