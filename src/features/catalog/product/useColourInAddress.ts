import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../../shared/lib/hydration';
import { useOptimisticUrlState } from '../useOptimisticUrlState';

/** The colour that the address names, and a function that changes it in place: `/product/…?colour=Rust`. */
export function useColourInAddress(): [string | null, (colour: string) => void] {
  const [params, setParams] = useSearchParams();
  // The served HTML does not depend on the query.
  const named = useHydrated() ? params.get('colour') : null;
  const { value, run } = useOptimisticUrlState(named ?? '', named);
  return [
    value,
    (colour) => {
      run(colour, colour);
      const changed = new URLSearchParams(params);
      changed.set('colour', colour);
      setParams(changed, { replace: true });
    },
  ];
}
