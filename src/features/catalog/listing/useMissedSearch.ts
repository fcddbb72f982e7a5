import { useEffect } from 'react';
import { useSearchMissedMutation } from '../queries/catalogApi';

/** People type on; what they mean is what they stop at. */
const AFTER_MS = 3_000;

/** Reports a search of the whole shop that found nothing. Ignores the response. */
export function useMissedSearch(searched: string, isMissed: boolean): void {
  const [report] = useSearchMissedMutation();
  useEffect(() => {
    if (!isMissed || searched === '') return undefined;
    const timer = setTimeout(() => void report({ search: searched }), AFTER_MS);
    return () => clearTimeout(timer);
  }, [report, searched, isMissed]);
}
