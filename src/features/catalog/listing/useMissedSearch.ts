import { useEffect } from 'react';
import { useSearchMissedMutation } from '../queries/catalogApi';

/** People type on; what they mean is what they stop at. */
const AFTER_MS = 3_000;

/** Tells the store what somebody has searched for in the whole shop and not found. Nobody waits for it. */
export function useMissedSearch(searched: string, isMissed: boolean): void {
  const [report] = useSearchMissedMutation();
  useEffect(() => {
    if (!isMissed || searched === '') return undefined;
    const timer = setTimeout(() => void report({ search: searched }), AFTER_MS);
    return () => clearTimeout(timer);
  }, [report, searched, isMissed]);
}
