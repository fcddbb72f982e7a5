import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlainClick } from '../../shared/lib/clicks';
import { isOnScreen } from '../../shared/lib/newestAddress';

/**
 * Ignores further clicks on a link while its page loads. On a slow phone people tap again; a second history
 * entry would make Back seem broken.
 */
export function IgnoreRepeatedClicks(): null {
  const location = useLocation();
  const ignoreRepeated = useEffectEvent((event: MouseEvent) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    // The router's link ignores a prevented click.
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
