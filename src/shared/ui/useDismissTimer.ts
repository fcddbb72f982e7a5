import { useCallback, useEffect, useRef } from 'react';
import { useNewest } from '../lib/useNewest';

/**
 * Calls `onDone` after `ms`, not counting the time between `pause` and `resume`; never for `null`. Two pauses (hover,
 * then focus) need two resumes.
 */
export function useDismissTimer(ms: number | null, onDone: () => void) {
  const left = useRef(ms);
  const startedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const holds = useRef(0);
  const done = useNewest(onDone);

  const run = useCallback(() => {
    if (left.current === null) return;
    startedAt.current = Date.now();
    timer.current = setTimeout(done, left.current);
  }, [done]);

  useEffect(() => {
    left.current = ms;
    run();
    return () => {
      clearTimeout(timer.current);
    };
  }, [ms, run]);

  const pause = useCallback(() => {
    holds.current += 1;
    if (holds.current > 1 || left.current === null) return;
    clearTimeout(timer.current);
    left.current = Math.max(0, left.current - (Date.now() - startedAt.current));
  }, []);

  const resume = useCallback(() => {
    holds.current = Math.max(0, holds.current - 1);
    if (holds.current === 0) run();
  }, [run]);

  return { pause, resume };
}
