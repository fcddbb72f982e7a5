import type { Product } from '../../../shared/api/contract';
import { t } from '../../../shared/i18n/t';
import { PriceText } from '../../../shared/ui/PriceText';
import { discountPercent, displayedPrice, originalPrice } from '../price';
import * as s from './ProductPrice.css';

/** The displayed price, with the original and the discount if there is one. */
export function ProductPrice({ product }: { product: Product }) {
  const discount = discountPercent(product);
  return (
    <div className={s.line}>
      <PriceText
        paise={displayedPrice(product)}
        originalPaise={originalPrice(product)}
        size="1.5rem"
      />
      {discount !== null && (
        <span className={s.discount}>{t('{percent}% off', { percent: discount })}</span>
      )}
    </div>
  );
}
