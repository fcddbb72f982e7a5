import { useState, type ReactElement } from 'react';
import { useAppSelector } from '../../app/hooks';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { selectLastAdded } from './cartSelectors';

/** Loads with the first added product. */
const MiniCart = lazyComponent(() => import('./MiniCart').then((module) => module.MiniCart), {
  silent: true,
});

export function MiniCartSlot(): ReactElement | null {
  const added = useAppSelector(selectLastAdded);
  const [missed, setMissed] = useState<typeof added>(null);
  // A toast has shown what was added; the next added line tries to load it again.
  if (added === null || added === missed) return null;
  return <MiniCart onMissed={() => setMissed(added)} />;
}
