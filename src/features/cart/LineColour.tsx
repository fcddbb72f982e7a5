import { useId, type ReactElement } from 'react';
import { useAppStore } from '../../app/hooks';
import type { Product } from '../../shared/api/contract';
import { label } from '../../shared/i18n/label';
import { t } from '../../shared/i18n/t';
import { coloursOf, writeVariant } from '../../shared/lib/variants';
import { Button } from '../../shared/ui/Button';
import { selectLineQuantity, type CartLine } from './cartSelectors';
import * as s from './LineColour.css';
import { useCartActions } from './useCartActions';

/** Asks for the colour of a line that is older than the choice of colours, and moves the units to that variant. */
export function LineColour({ line, product }: { line: CartLine; product: Product }): ReactElement {
  const id = useId();
  const store = useAppStore();
  const { setQuantity, removeLine } = useCartActions();
  const choose = (colour: string) => {
    const { productId, size, quantity } = line;
    const variant = writeVariant(size, colour);
    const before = selectLineQuantity(store.getState(), productId, variant);
    setQuantity(productId, variant, before + quantity);
    removeLine(productId, size);
  };
  return (
    <div role="group" aria-labelledby={id} className={s.colours}>
      <span id={id} className={s.title}>
        {t('Choose a colour')}
      </span>
      {coloursOf(product).map((colour) => (
        <Button
          key={colour}
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => choose(colour)}
        >
          {label(colour)}
        </Button>
      ))}
    </div>
  );
}
