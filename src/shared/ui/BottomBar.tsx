import type { ReactNode } from 'react';
import { publishedHeight } from '../lib/publishedHeight';
import * as s from './BottomBar.css';

const publishHeight = publishedHeight('--ml-bottom-bar');

/**
 * A bar at the bottom of a phone's screen, for the page's main button. Publishes its height, so that toasts
 * appear above it and the page can be scrolled clear of it.
 */
export function BottomBar({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div
      ref={publishHeight}
      role="region"
      aria-label={label}
      data-bottom-bar
      data-no-print
      className={s.bar}
    >
      {children}
    </div>
  );
}
