import type { Product } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { CardHeart } from '../wishlist/WishlistButton';
import { useQuickView } from './useQuickView';
import * as s from './cardControls.css';

/** The buttons over a card's picture: heart and quick view. */
export function CardTools({ product }: { product: Product }) {
  const quickView = useQuickView(product);
  return (
    <>
      <div className={s.tools}>
        <CardHeart product={product} />
        <button
          type="button"
          aria-label={t('Quick view: {name}', { name: product.name })}
          aria-haspopup="dialog"
          onClick={quickView.open}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden>
            <path
              d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"
              stroke="currentColor"
              strokeWidth="1.8"
            />
            <circle cx="12" cy="12" r="3" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </button>
      </div>
      {quickView.dialog}
    </>
  );
}
