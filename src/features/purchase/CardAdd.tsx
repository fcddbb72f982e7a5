import { useId, useRef, useState } from 'react';
import type { Product } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { isRepeatedClick } from '../../shared/lib/clicks';
import { hydrated } from '../../shared/lib/hydration';
import { whenIdle } from '../../shared/lib/whenIdle';
import { lazyComponent, preload } from '../../shared/ui/lazyComponent';
import { useCartActions } from '../cart/useCartActions';
import { notBuyable } from '../catalog/price';
import * as s from './cardControls.css';

const load = () => import('./CardSizes').then((module) => module.CardSizes);
const CardSizes = lazyComponent(load);
void hydrated.then(() => whenIdle(() => preload(load)));

/**
 * The card's add button. Without sizes a click adds the product; with sizes it opens them, and a click on a size adds it
 * (docs/decisions.md). Disabled if the product is sold out or has no price.
 */
export function CardAdd({ product }: { product: Product }) {
  const { addLine } = useCartActions();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

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
  const label = needsSize ? t('Choose size') : t('Add to cart');
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={s.add}
        aria-label={`${label}: ${product.name}`}
        {...(needsSize && { 'aria-expanded': isOpen, 'aria-controls': id })}
        onClick={(event) => {
          if (isRepeatedClick(event)) return;
          if (needsSize) setIsOpen(true);
          else addLine(product);
        }}
      >
        {label}
      </button>
      {isOpen && <CardSizes product={product} id={id} onClose={close} onMissed={close} />}
    </>
  );
}
