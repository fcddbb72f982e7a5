import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Product } from '../../shared/api/contract';
import { lazyOverlay } from '../../shared/ui/lazyComponent';

/** The dialog and its gallery are a chunk, loaded with the first quick view. */
const QuickView = lazyOverlay(() => import('./QuickView').then((module) => module.QuickView));

export function useQuickView(product: Product): { open: () => void; dialog: ReactElement } {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const dialog = <QuickView product={product} open={isOpen} onClose={() => setIsOpen(false)} />;
  return { open, dialog };
}
