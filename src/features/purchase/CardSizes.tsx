import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { Product } from '../../shared/api/contract';
import { afterNextPaint } from '../../shared/lib/delay';
import { PHONE, useMediaQuery } from '../../shared/lib/mediaQuery';
import { firstVariant } from '../../shared/lib/stock';
import { useNewest } from '../../shared/lib/useNewest';
import { useCloseRequest } from '../../shared/ui/mui/useCloseRequest';
import { useCartActions } from '../cart/useCartActions';
import { control } from './cardControls.css';
import * as s from './CardSizes.css';

interface CardSizesProps {
  product: Product;
  /** Of the element, for `aria-controls`. */
  id: string;
  onClose: () => void;
}

function Sizes({ product, onClose }: Omit<CardSizesProps, 'id'>) {
  const { addLine } = useCartActions();
  return (
    <div className={s.content}>
      <span className={s.title}>Pick a size</span>
      <button type="button" className={s.close} aria-label="Close sizes" onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden width="20" height="20">
          <path d="M6 6l12 12M18 6 6 18" stroke="currentColor" strokeWidth="2" fill="none" />
        </svg>
      </button>
      <span className={s.row}>
        {product.sizes.map((size) => (
          <button
            key={size}
            type="button"
            className={clsx(control, s.size)}
            data-size
            aria-label={`Add size ${size} to cart`}
            onClick={() => {
              addLine(product, firstVariant(product, size));
              onClose();
            }}
          >
            {size}
          </button>
        ))}
      </span>
    </div>
  );
}

/**
 * The sizes of a card's product; one tap on a size adds it. On a phone a sheet at the bottom of the screen, because a card
 * of half its width has no room for nine sizes; else over the bottom of the card.
 */
export function CardSizes({ product, id, onClose }: CardSizesProps) {
  const isSheet = useMediaQuery(PHONE, false);
  const panel = useRef<HTMLElement>(null);
  const end = () => {
    // Before the opener is focused: the page is inert until the dialog is closed.
    if (isSheet) (panel.current as HTMLDialogElement | null)?.close();
    onClose();
  };
  const close = useNewest(end);
  useCloseRequest(isSheet, end);

  useEffect(() => {
    // Once the sizes are painted: focusing computes the layout, which would delay them.
    void afterNextPaint().then(() => {
      panel.current?.querySelector<HTMLButtonElement>('[data-size]')?.focus();
    });
    if (isSheet) {
      // The dialog is in the top layer: a card clips everything else that leaves it.
      (panel.current as HTMLDialogElement | null)?.showModal();
      const { style } = document.documentElement;
      style.overflow = 'hidden';
      return () => {
        style.overflow = '';
      };
    }
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isSheet, close]);

  const common = {
    id,
    'aria-label': `Sizes of ${product.name}`,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end();
    },
  };
  const content = <Sizes product={product} onClose={end} />;
  if (!isSheet) {
    return (
      <div {...common} ref={panel as RefObject<HTMLDivElement>} role="group" className={s.inPlace}>
        {content}
      </div>
    );
  }
  return (
    // The keyboard has Escape and the close button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop is one on the dialog
    <dialog
      {...common}
      ref={panel as RefObject<HTMLDialogElement>}
      className={s.sheet}
      onCancel={end}
      onClick={(event: MouseEvent) => {
        // Only the backdrop is outside of the content.
        if (event.target === event.currentTarget) end();
      }}
    >
      {content}
    </dialog>
  );
}
