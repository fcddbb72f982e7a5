import { NARROW } from '../lib/mediaQuery';
import { useEffect } from 'react';
import type { RefObject } from 'react';

export interface Span {
  top: number;
  bottom: number;
}

const GAP = 8;

/**
 * How far (px) a toast area that ends at `area.bottom` must rise to cover no button. Checks buttons from the lowest up,
 * since rising above one may cover the next. Without room above it stays: covering a button for 3 s is better than an
 * invisible toast.
 */
export function liftOver(area: Span, buttons: readonly Span[], ceiling: number): number {
  const height = area.bottom - area.top;
  let bottom = area.bottom;
  for (const button of [...buttons].sort((a, b) => b.bottom - a.bottom)) {
    const top = bottom - height;
    if (button.bottom > top && button.top < bottom) bottom = button.top - GAP;
  }
  return bottom - height < ceiling ? 0 : area.bottom - bottom;
}

const LIFT = '--ml-toast-lift';
const STACK = '--ml-toast-stack';
const PRIMARY = 'main [data-main], [role="dialog"] [data-main]';

/** The class names of the two areas in `Notifications`. */
export const TOAST_AREA = 'ml-toasts';
export const NOTICE_AREA = 'ml-notices';

/**
 * On a phone: keeps toasts off the primary buttons (docs/decisions.md, "Toasts"), and notices above the toasts, which
 * share the bottom edge there.
 */
export function useToastLift(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = host.current;
    // jsdom has no layout and no ResizeObserver.
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const root = document.documentElement;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const areas = [TOAST_AREA, NOTICE_AREA].map((name) => element.querySelector(`.${name}`));
      const shown = areas.filter((area) => area !== null);
      if (shown.length === 0 || !window.matchMedia(NARROW).matches) {
        root.style.removeProperty(LIFT);
        root.style.removeProperty(STACK);
        return;
      }
      const lifted = Number.parseFloat(root.style.getPropertyValue(LIFT)) || 0;
      const heights = shown.map((area) => area.getBoundingClientRect());
      const bottom = Math.max(...heights.map((box) => box.bottom)) + lifted;
      const height = heights.reduce((sum, box) => sum + box.height, 0);
      const buttons = [...document.querySelectorAll(PRIMARY)]
        .map((button) => button.getBoundingClientRect())
        .filter((span) => span.height > 0 && span.bottom > 0 && span.top < window.innerHeight);
      const lift = liftOver({ top: bottom - height, bottom }, buttons, window.innerHeight / 4);
      root.style.setProperty(LIFT, `${String(lift)}px`);
      root.style.setProperty(STACK, `${String(areas[0]?.clientHeight ?? 0)}px`);
    };
    const schedule = () => {
      if (frame === 0 && element.childElementCount > 0) frame = requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(schedule);
    const observer = new MutationObserver(() => {
      for (const area of element.children) sizes.observe(area);
      frame ||= requestAnimationFrame(measure);
    });
    observer.observe(element, { childList: true, subtree: true });
    window.addEventListener('scroll', schedule, { passive: true });
    return () => {
      observer.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', schedule);
      cancelAnimationFrame(frame);
      root.style.removeProperty(LIFT);
      root.style.removeProperty(STACK);
    };
  }, [host]);
}
