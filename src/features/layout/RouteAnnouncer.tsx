import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

/** How long a page may load before it has a heading. */
const WAIT_MS = 5_000;

/**
 * After a navigation: moves focus to the new page's h1, so that the keyboard and the screen
 * reader go on from there, and announces the page's title. It never scrolls (ScrollManager does)
 * and never takes focus from a field the page itself has focused.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [message, setMessage] = useState('');
  const announced = useRef(pathname);

  useEffect(() => {
    if (announced.current === pathname) return undefined;
    announced.current = pathname;
    const main = document.querySelector('main');
    if (!main) return undefined;
    const left = document.activeElement;

    const arrive = (): boolean => {
      const heading = main.querySelector('h1');
      if (!heading) return false;
      const active = document.activeElement;
      // The shopper has navigated on, or the page has focused a field.
      const isTaken =
        active !== null && active !== document.body && (active !== left || main.contains(active));
      if (!isTaken) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      setMessage(document.title);
      return true;
    };

    if (arrive()) return undefined;
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), WAIT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true" data-testid="route-announcer">
        {message}
      </span>
    </VisuallyHidden>
  );
}
