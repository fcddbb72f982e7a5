import { useEffect, useLayoutEffect, useRef } from 'react';
import { matchPath, useLocation, useNavigate, type Path } from 'react-router-dom';
import { language } from '../../shared/config/env';
import { pathWithin } from '../../shared/config/languages';
import { paths } from '../../shared/config/paths';
import { savesData } from '../../shared/lib/dataSaver';
import { isPlainClick } from '../../shared/lib/clicks';
import { delay } from '../../shared/lib/delay';
import { warmPage } from './router';

/** The `view-transition-name` of both pictures. */
const NAME = 'product-picture';
/** If the page's code takes longer, it opens without a transition. */
const CODE_WITHIN_MS = 150;
/** The longest time for which the browser may freeze the old page. */
const PAGE_WITHIN_MS = 400;

/** After the next frame, so that the click's feedback is painted before the page freezes. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });

const wantsTransitions = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: no-preference)').matches && !savesData();

interface Departure {
  /** The page on which the click happened. */
  from: string;
  /** Within the shop, without the language. */
  to: Path;
  picture: HTMLElement;
}

/** The product that a click leads to, and the picture on its card; null for any other click. */
function departureOf(event: MouseEvent): Departure | null {
  if (!isPlainClick(event) || event.defaultPrevented) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const picture = link?.closest('article')?.querySelector<HTMLElement>('[data-picture="card"]');
  if (!link || !picture || link.origin !== window.location.origin) return null;
  const from = window.location.pathname;
  const { search, hash } = link;
  const pathname = pathWithin(link.pathname, language);
  if (link.pathname === from || !matchPath(paths.product, pathname)) return null;
  return { from, to: { pathname, search, hash }, picture };
}

/**
 * Animates a card's picture into the product page's picture with a view transition, if the browser supports
 * it, motion is allowed, data is not saved and the page's code is loaded. All other navigations are
 * unchanged.
 */
export function ViewTransition(): null {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const arrive = useRef<{ at: string; done: () => void } | null>(null);
  const go = useRef(navigate);

  useLayoutEffect(() => {
    if (arrive.current?.at !== pathname) return;
    arrive.current.done();
    arrive.current = null;
  }, [pathname]);
  useLayoutEffect(() => {
    go.current = navigate;
  }, [navigate]);

  useEffect(() => {
    if (!('startViewTransition' in document)) return undefined;
    let latest: Departure | null = null;
    let named: { element: HTMLElement; by: Departure } | null = null;

    const takeNameAway = (): void => {
      if (named) named.element.style.viewTransitionName = '';
      named = null;
    };
    /** A name must be unique: the newest element takes it. */
    const giveName = (element: HTMLElement | null, by: Departure): void => {
      takeNameAway();
      if (!element) return;
      element.style.viewTransitionName = NAME;
      named = { element, by };
    };
    /** Still the current choice, and no other navigation has happened. */
    const isWanted = (departure: Departure): boolean =>
      latest === departure && window.location.pathname === departure.from;

    const open = async (departure: Departure): Promise<void> => {
      const { to, picture } = departure;
      const code = warmPage(to.pathname).then(
        () => true,
        () => false,
      );
      const late = delay(CODE_WITHIN_MS).then(() => false);
      const [isHere] = await Promise.all([Promise.race([code, late]), painted()]);
      if (!isWanted(departure)) return;
      if (isHere && picture.isConnected) await travel(departure);
      else void go.current(to);
    };

    const travel = async (departure: Departure): Promise<void> => {
      const { to, picture } = departure;
      giveName(picture, departure);
      const transition = document.startViewTransition(async () => {
        if (!isWanted(departure)) return;
        const stands = new Promise<void>((done) => {
          arrive.current = { at: to.pathname, done };
        });
        void go.current(to);
        await Promise.race([stands, delay(PAGE_WITHIN_MS)]);
        if (latest !== departure) return;
        giveName(document.querySelector<HTMLElement>('main [data-picture="product"]'), departure);
      });
      // A skipped transition has still changed the page.
      await Promise.allSettled([transition.ready, transition.finished]);
      if (named?.by === departure) takeNameAway();
    };

    const follow = (event: MouseEvent): void => {
      const departure = wantsTransitions() ? departureOf(event) : null;
      if (!departure) return;
      latest = departure;
      // The router's link ignores a prevented click.
      event.preventDefault();
      void open(departure);
    };
    const forget = (): void => {
      latest = null;
    };
    document.addEventListener('click', follow, true);
    window.addEventListener('popstate', forget);
    return () => {
      document.removeEventListener('click', follow, true);
      window.removeEventListener('popstate', forget);
    };
  }, []);

  return null;
}
