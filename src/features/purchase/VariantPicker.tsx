import type { ReactElement } from 'react';
import type { Product } from '../../shared/api/contract';
import { OptionPicker } from '../catalog/product/OptionPicker';
import type { Purchase } from './usePurchase';

interface VariantPickerProps {
  product: Product;
  purchase: Purchase;
  /** Beside the sizes: the size guide. */
  aside?: ReactElement;
}

/** The colours and the sizes of a product, where it has a choice of them. */
export function VariantPicker({ product, purchase, aside }: VariantPickerProps): ReactElement {
  return (
    <>
      {purchase.colours.length > 0 && (
        <OptionPicker
          of="Colour"
          options={purchase.colours}
          soldOut={purchase.soldOutColours}
          value={purchase.colour}
          onChange={purchase.chooseColour}
        />
      )}
      {product.sizes.length > 0 && (
        <OptionPicker
          of="Size"
          options={product.sizes}
          soldOut={purchase.soldOut}
          value={purchase.size}
          onChange={purchase.chooseSize}
          refusal={purchase.refusal}
          picker={purchase.picker}
          {...(aside && { aside })}
        />
      )}
    </>
  );
}
