import type { Product } from '../../../shared/api/contract';
import { inSecondPart } from '../../../shared/ui/secondPart';
import type { CardSlots } from '../ProductCard';
import { ProductGrid } from '../ProductGrid';
import * as s from './ProductRow.css';

interface ProductRowProps {
  title: string;
  products: readonly Product[];
  slots?: CardSlots | undefined;
}

/** A titled row of a few products; nothing without products. */
export function ProductRow({ title, products, slots }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <section {...inSecondPart} className={s.row}>
      <h2 className={s.title}>{title}</h2>
      <ProductGrid products={products} label={title} slots={slots} lazy />
    </section>
  );
}
