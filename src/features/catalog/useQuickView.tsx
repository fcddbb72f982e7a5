import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Product } from '../../shared/api/contract';
import { part } from '../../shared/ui/part';

/** The dialog and its gallery are a chunk of their own, fetched with the first quick view. */
const QuickView = part(() => import('./QuickView').then((module) => module.QuickView));

export function useQuickView(product: Product): { open: () => void; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  const dialog = wasOpened && (
    <QuickView
      product={product}
      open={isOpen}
      onClose={() => {
        setIsOpen(false);
      }}
      onMissed={() => {
        setIsOpen(false);
        setWasOpened(false);
      }}
    />
  );
  return { open, dialog };
}
