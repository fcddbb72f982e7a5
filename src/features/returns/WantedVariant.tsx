import type { ReactElement } from 'react';
import type { Product } from '../../shared/api/contract';
import { DEFAULT_SIZE } from '../../shared/api/productRules';
import { unitsLeft } from '../../shared/lib/stock';
import { coloursOf, writeVariant } from '../../shared/lib/variants';
import { OptionPicker } from '../catalog/product/OptionPicker';

/** A size and a colour; the colour is null for a product without a choice of colours. */
export interface Choice {
  size: string;
  colour: string | null;
}

/** The choice that a line's variant stands for; undefined if the product is no longer sold in it. */
export function choiceOf(product: Product, variant: string): Choice | undefined {
  const colours = coloursOf(product);
  const sizes = product.sizes.length > 0 ? product.sizes : [DEFAULT_SIZE];
  return sizes
    .flatMap((size) => (colours.length > 0 ? colours : [null]).map((colour) => ({ size, colour })))
    .find(({ size, colour }) => writeVariant(size, colour) === variant);
}

/** Whether that many units of a variant can be had. */
export const isLeft = (product: Product, { size, colour }: Choice, quantity: number): boolean =>
  product.inStock && (unitsLeft(product, writeVariant(size, colour)) ?? Infinity) >= quantity;

interface WantedVariantProps {
  product: Product;
  value: Choice;
  quantity: number;
  refusal: string | null;
  onChange: (choice: Choice) => void;
}

/** Chooses what a shopper gets instead. */
export function WantedVariant({
  product,
  value,
  quantity,
  refusal,
  onChange,
}: WantedVariantProps): ReactElement {
  const colours = coloursOf(product);
  const isShort = (choice: Partial<Choice>) => !isLeft(product, { ...value, ...choice }, quantity);
  const hasSizes = product.sizes.length > 0;
  return (
    <>
      {colours.length > 0 && (
        <OptionPicker
          of="Colour"
          options={colours}
          soldOut={colours.filter((colour) => isShort({ colour }))}
          value={value.colour}
          onChange={(colour) => onChange({ ...value, colour })}
          refusal={hasSizes ? null : refusal}
        />
      )}
      {hasSizes && (
        <OptionPicker
          of="Size"
          options={product.sizes}
          soldOut={product.sizes.filter((size) => isShort({ size }))}
          value={value.size}
          onChange={(size) => onChange({ ...value, size })}
          refusal={refusal}
        />
      )}
    </>
  );
}
