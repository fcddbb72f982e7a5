import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import * as s from './BottomBar.css';

const VARIABLE = '--ml-bottom-bar';

/**
 * A bar at the bottom of a phone's screen, for the page's main button. Publishes its height, so that toasts
 * appear above it and the page can be scrolled clear of it.
 */
export function BottomBar({ children, label }: { children: ReactNode; label: string }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const measure = () => {
      root.style.setProperty(VARIABLE, `${String(element.offsetHeight)}px`);
    };
    // Also measures at once. ResizeObserver is absent in old WebViews and in jsdom.
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    if (observer) observer.observe(element);
    else measure();
    return () => {
      observer?.disconnect();
      root.style.removeProperty(VARIABLE);
    };
  }, []);
  return (
    <div ref={bar} role="region" aria-label={label} data-no-print className={s.bar}>
      {children}
    </div>
  );
}
