import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlainClick } from '../../shared/lib/isPlainClick';
import { isOnScreen } from '../../shared/lib/newestAddress';

/**
 * A page whose code or data is on its way shows late on a slow phone, and people tap again. That is
 * no second step in the history, or Back would seem to do nothing.
 */
export function IgnoreRepeatedClicks(): null {
  const location = useLocation();
  const ignoreRepeated = useEffectEvent((event: MouseEvent) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    // The router's link leaves a prevented click alone.
    if (link?.href === window.location.href && !isOnScreen(location)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('click', ignoreRepeated, true);
    return () => {
      document.removeEventListener('click', ignoreRepeated, true);
    };
  }, []);
  return null;
}
