import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type Lenis from 'lenis';
import { savesData } from '../../shared/lib/dataSaver';

/** Spec section 2. */
const OPTIONS = { duration: 1.1, lerp: 0.1 } as const;

/** Off for reduced motion, for touch (which scrolls better by itself) and for data saver. */
export function wantsSmoothScroll(): boolean {
  const matches = (query: string) => window.matchMedia(query).matches;
  return (
    matches('(prefers-reduced-motion: no-preference)') &&
    matches('(hover: hover) and (pointer: fine)') &&
    !savesData()
  );
}

/**
 * Smooth wheel scrolling, loaded when the page is idle. Keys, anchors, the scroll bar and
 * `scrollTo` stay the browser's own; dialogs and anything that scrolls by itself keep the wheel.
 */
export function SmoothScroll(): null {
  const lenis = useRef<Lenis | null>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (typeof window.matchMedia !== 'function' || !wantsSmoothScroll()) return undefined;
    let stopped = false;
    const start = async () => {
      const { default: LenisScroll } = await import('lenis');
      if (stopped) return;
      lenis.current = new LenisScroll({
        ...OPTIONS,
        autoRaf: true,
        allowNestedScroll: true,
        // A dialog locks the body; the wheel then belongs to the dialog.
        prevent: () => document.body.style.overflow === 'hidden',
      });
    };
    const timer = setTimeout(() => {
      // Without it the page scrolls natively.
      start().catch(() => undefined);
    }, 1_000);
    return () => {
      stopped = true;
      clearTimeout(timer);
      lenis.current?.destroy();
      lenis.current = null;
    };
  }, []);

  // A navigation or focus has scrolled the page: stop any remaining smooth scroll. Not `scrollTo`, which
  // would clamp to the previous page's height.
  useEffect(() => {
    const halt = () => {
      lenis.current?.stop();
      lenis.current?.start();
    };
    halt();
    document.addEventListener('focusin', halt);
    return () => document.removeEventListener('focusin', halt);
  }, [key]);

  return null;
}
