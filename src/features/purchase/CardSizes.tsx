import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Product } from '../../shared/api/contract';
import { label } from '../../shared/i18n/label';
import { t } from '../../shared/i18n/t';
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
      <span className={s.title}>{t('Pick a size')}</span>
      <button type="button" className={s.close} aria-label={t('Close sizes')} onClick={onClose}>
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
            aria-label={t('Add size {size} to cart', { size: label(size) })}
            onClick={() => {
              addLine(product, firstVariant(product, size));
              onClose();
            }}
          >
            {label(size)}
          </button>
        ))}
      </span>
    </div>
  );
}

/** Focuses the first size once the sizes are painted: focusing computes the layout, which would delay them. */
function useFirstSizeFocused(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    void afterNextPaint().then(() => {
      panel.current?.querySelector<HTMLButtonElement>('[data-size]')?.focus();
    });
  }, [panel]);
}

function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  close();
}

function SizesOnCard({ product, id, onClose }: CardSizesProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useNewest(onClose);
  useFirstSizeFocused(panel);
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [close]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles up from the buttons inside
    <div
      ref={panel}
      id={id}
      role="group"
      aria-label={t('Sizes of {name}', { name: product.name })}
      className={s.onCard}
      onKeyDown={(event) => closeOnEscape(event, onClose)}
    >
      <Sizes product={product} onClose={onClose} />
    </div>
  );
}

function SizesSheet({ product, id, onClose }: CardSizesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    // Before the opener is focused: the page is inert until the dialog is closed.
    dialog.current?.close();
    onClose();
  };
  useCloseRequest(true, close);
  useFirstSizeFocused(dialog);
  useEffect(() => {
    // The dialog is in the top layer: a card clips everything else that leaves it.
    dialog.current?.showModal();
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop is one on the dialog
    <dialog
      ref={dialog}
      id={id}
      aria-label={t('Sizes of {name}', { name: product.name })}
      className={s.sheet}
      onKeyDown={(event) => closeOnEscape(event, close)}
      onCancel={close}
      onClick={(event) => {
        // Only the backdrop is outside of the content.
        if (event.target === event.currentTarget) close();
      }}
    >
      <Sizes product={product} onClose={close} />
    </dialog>
  );
}

/**
 * The sizes of a card's product; one tap on a size adds it. On a phone a sheet at the bottom of the screen, because a card
 * of half its width has no room for nine sizes; else over the bottom of the card.
 */
export function CardSizes(props: CardSizesProps) {
  return useMediaQuery(PHONE, false) ? <SizesSheet {...props} /> : <SizesOnCard {...props} />;
}
