import { useState, type ReactElement } from 'react';
import { useAppSelector } from '../../app/hooks';
import { currentPath } from '../../shared/i18n/language';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { toast } from '../../shared/ui/notify';
import { selectLastAdded } from './cartSelectors';
import { ADDED, hasMiniCart } from './hasMiniCart';

/** Loads with the first added product. */
const MiniCart = lazyComponent(() => import('./MiniCart').then((module) => module.MiniCart), {
  silent: true,
});

export function MiniCartSlot(): ReactElement | null {
  const added = useAppSelector(selectLastAdded);
  const [missed, setMissed] = useState<typeof added>(null);
  // The next added line tries to load it again.
  if (added === null || added === missed) return null;
  return (
    <MiniCart
      onMissed={() => {
        if (hasMiniCart(currentPath())) toast.success(ADDED);
        setMissed(added);
      }}
    />
  );
}
