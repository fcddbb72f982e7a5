import { useState, type ReactElement } from 'react';
import { useAppSelector } from '../../app/hooks';
import { part } from '../../shared/ui/part';
import { selectLastAdded } from './cartSelectors';

/** Comes with the first thing that is put into the cart. */
const MiniCart = part(() => import('./MiniCart').then((module) => module.MiniCart), {
  silent: true,
});

export function MiniCartSlot(): ReactElement | null {
  const added = useAppSelector(selectLastAdded);
  const [missed, setMissed] = useState<typeof added>(null);
  // A toast has said what was added; the next line asks for it again.
  if (added === null || added === missed) return null;
  return <MiniCart onMissed={() => setMissed(added)} />;
}
