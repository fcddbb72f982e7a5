import { lazy, Suspense, type ReactElement } from 'react';
import { useAppSelector } from '../../app/hooks';
import { selectLastAdded } from './cartSelectors';

/** Comes with the first thing that is put into the cart. */
const MiniCart = lazy(() => import('./MiniCart').then((module) => ({ default: module.MiniCart })));

export function MiniCartSlot(): ReactElement | null {
  const isWanted = useAppSelector(selectLastAdded) !== null;
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <MiniCart />
    </Suspense>
  );
}
