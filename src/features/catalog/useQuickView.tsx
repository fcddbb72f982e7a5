import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Product } from '../../shared/api/contract';
import { toast } from '../../shared/ui/notify';

interface QuickViewProps {
  product: Product;
  open: boolean;
  onClose: () => void;
}

/** The dialog and its gallery are a chunk of their own, fetched with the first quick view. */
export function useQuickView(product: Product): { open: () => void; dialog: ReactNode } {
  const [View, setView] = useState<ComponentType<QuickViewProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    if (View !== null) return;
    import('./QuickView').then(
      (module) => {
        setView(() => module.QuickView);
      },
      () => {
        setIsOpen(false);
        toast.error('No connection. Check your network and try again.');
      },
    );
  };
  const dialog = View && (
    <View
      product={product}
      open={isOpen}
      onClose={() => {
        setIsOpen(false);
      }}
    />
  );
  return { open, dialog };
}
