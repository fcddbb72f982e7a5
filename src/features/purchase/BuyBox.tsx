import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';
import type { Product } from '../../shared/api/contract';
import { variantPhrase } from '../../shared/api/variantText';
import { coloursOf } from '../../shared/lib/variants';
import { paths, shopPath } from '../../shared/config/paths';
import { label, labelList } from '../../shared/i18n/label';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { inSecondPart } from '../../shared/ui/secondPart';
import { StarRating } from '../../shared/ui/StarRating';
import * as text from '../../shared/ui/text.css';
import { TextLink } from '../../shared/ui/TextLink';
import { WishlistButton } from '../wishlist/WishlistButton';
import { formatWeight } from '../catalog/CardDetails';
import { categoriesOf, ratingOf, SOLD_OUT } from '../catalog/price';
import { DeliveryDate } from '../catalog/product/DeliveryDate';
import { Dimensions } from '../catalog/product/Dimensions';
import { ProductPrice } from '../catalog/product/ProductPrice';
import { ShareButton } from '../catalog/product/ShareButton';
import { SizeGuide } from '../catalog/product/SizeGuide';
import type { Purchase } from './usePurchase';
import { FewLeft } from './FewLeft';
import { PurchaseTerms } from './PurchaseTerms';
import { VariantPicker } from './VariantPicker';
import * as s from './BuyBox.css';

/** Lazy: few products have sold out. */
const StockAlert = lazyComponent(() => import('./StockAlert').then((module) => module.StockAlert));

interface BuyBoxProps {
  product: Product;
  purchase: Purchase;
  mainButton: RefObject<HTMLDivElement | null>;
  onShowReviews: () => void;
}

function Facts({ product }: { product: Product }) {
  const facts: [string, ReactNode][] = [];
  if (product.material !== '') facts.push([t('Material'), product.material]);
  if (product.care !== '') facts.push([t('Care'), product.care]);
  if (product.dimensions !== '') {
    facts.push([t('Dimensions'), <Dimensions key="dimensions" text={product.dimensions} />]);
  }
  if (product.colors.length > coloursOf(product).length) {
    facts.push([t('Colours'), labelList(product.colors)]);
  }
  if (typeof product.weight === 'number') facts.push([t('Weight'), formatWeight(product.weight)]);
  if (product.seller !== '') facts.push([t('Seller'), product.seller]);
  facts.push([t('Availability'), product.inStock ? t('In stock') : t('Out of stock')]);
  return (
    <dl className={s.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={s.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Name, rating, price, sizes and add button of a product. */
export function BuyBox({ product, purchase, mainButton, onShowReviews }: BuyBoxProps) {
  const rating = ratingOf(product);
  const category = categoriesOf(product)[0];
  const chosen = purchase.variant === null ? null : variantPhrase(purchase.variant);
  return (
    <div className={s.column}>
      <div>
        {category !== undefined && (
          <TextLink to={shopPath({ category })} className={s.category}>
            {label(category)}
          </TextLink>
        )}
        <h1 className={s.name}>{product.name}</h1>
      </div>
      {rating !== null && (
        <div className={s.rating}>
          <StarRating value={rating} count={product.totalReviews} />
          <Button size="small" onClick={onShowReviews}>
            {t('Read reviews')}
          </Button>
        </div>
      )}
      <ProductPrice product={product} />
      <div {...inSecondPart} className={s.column}>
        {product.shortDescription !== '' && (
          <p className={clsx(text.body1, s.summary)}>{product.shortDescription}</p>
        )}
        <VariantPicker
          product={product}
          purchase={purchase}
          aside={<SizeGuide sizes={product.sizes} />}
        />
        <FewLeft purchase={purchase} />
        <div ref={mainButton} className={s.actions}>
          <Button
            variant="contained"
            size="large"
            disabled={purchase.blocked !== null}
            onClick={purchase.add}
            className={s.add}
          >
            {purchase.blocked ?? t('Add to cart')}
          </Button>
          <WishlistButton product={product} className={s.heart} />
        </div>
        {purchase.blocked === SOLD_OUT && (
          <StockAlert
            key={`${product._id} ${purchase.variant ?? ''}`}
            productId={product._id}
            variant={purchase.variant}
          />
        )}
        <div className={s.afterwards}>
          <p role="status" className={clsx(text.body1, s.inCart)}>
            {purchase.inCart > 0 && (
              <>
                <span>
                  {`${
                    chosen === null
                      ? t('{count} in your cart.', { count: purchase.inCart })
                      : t('{count} in your cart in {variant}.', {
                          count: purchase.inCart,
                          variant: chosen,
                        })
                  } `}
                </span>
                <TextLink to={paths.cart}>{t('View cart')}</TextLink>
              </>
            )}
          </p>
          <ShareButton title={product.name} />
        </div>
        {product.inStock && <DeliveryDate />}
        <PurchaseTerms />
        <Facts product={product} />
      </div>
    </div>
  );
}
