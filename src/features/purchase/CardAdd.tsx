import { useEffect, useId, useRef, useState } from 'react';
import type { Product } from '../../shared/api/contract';
import { firstVariant } from '../../shared/lib/stock';
import { isRepeatedClick } from '../../shared/lib/clicks';
import { afterNextPaint } from '../../shared/lib/delay';
import { useCartActions } from '../cart/useCartActions';
import { notBuyable } from '../catalog/price';
import * as s from './cardControls.css';

/**
 * The card's add button. Without sizes a click adds the product; with sizes it opens them over the bottom
 * of the card, and a click on a size adds it (docs/decisions.md). Disabled if the product is sold out or has no price.
 */
export function CardAdd({ product }: { product: Product }) {
  const { addLine } = useCartActions();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const element = panel.current;
    // Once the sizes are painted: focusing computes the layout, which would delay them.
    void afterNextPaint().then(() => {
      element?.querySelector<HTMLButtonElement>('[data-size]')?.focus();
    });
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !element?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen]);

  const refusal = notBuyable(product);
  if (refusal !== null) {
    return (
      <button type="button" className={s.add} disabled>
        {refusal}
      </button>
    );
  }

  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const needsSize = product.sizes.length > 0;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={s.add}
        aria-label={`${needsSize ? 'Choose size' : 'Add to cart'}: ${product.name}`}
        {...(needsSize && { 'aria-expanded': isOpen, 'aria-controls': id })}
        onClick={(event) => {
          if (isRepeatedClick(event)) return;
          if (needsSize) setIsOpen(true);
          else addLine(product);
        }}
      >
        {needsSize ? 'Choose size' : 'Add to cart'}
      </button>
      {isOpen && (
        // Escape is a shortcut; there is also a close button.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles up from the buttons inside
        <div
          ref={panel}
          className={s.sizes}
          id={id}
          role="group"
          aria-label={`Sizes of ${product.name}`}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            close();
          }}
        >
          <span className={s.sizesTitle}>Pick a size</span>
          <button type="button" className={s.close} aria-label="Close sizes" onClick={close}>
            <svg viewBox="0 0 24 24" aria-hidden width="20" height="20">
              <path d="M6 6l12 12M18 6 6 18" stroke="currentColor" strokeWidth="2" fill="none" />
            </svg>
          </button>
          <span className={s.sizeRow}>
            {product.sizes.map((size) => (
              <button
                key={size}
                type="button"
                className={s.size}
                data-size
                aria-label={`Add size ${size} to cart`}
                onClick={() => {
                  addLine(product, firstVariant(product, size));
                  close();
                }}
              >
                {size}
              </button>
            ))}
          </span>
        </div>
      )}
    </>
  );
}
