import CloseIcon from '../../shared/ui/icons/CloseRounded';
import Dialog from '@mui/material/Dialog';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { Product } from '../../shared/api/contract';
import { paths, productPath } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { useCloseRequest } from '../../shared/ui/mui/useCloseRequest';
import { AfterPaint } from '../../shared/ui/AfterPaint';
import { Button, IconButton } from '../../shared/ui/Button';
import { withMui } from '../../shared/ui/mui/MuiScope';
import { StarRating } from '../../shared/ui/StarRating';
import * as text from '../../shared/ui/text.css';
import { TextLink } from '../../shared/ui/TextLink';
import { Gallery } from '../catalog/product/Gallery';
import { ProductPrice } from '../catalog/product/ProductPrice';
import { FewLeft } from './FewLeft';
import { usePurchase } from './usePurchase';
import { VariantPicker } from './VariantPicker';
import { notBuyable, ratingOf } from '../catalog/price';
import * as s from './QuickView.css';

interface QuickViewProps {
  product: Product;
  open: boolean;
  onClose: () => void;
}

/** A product in a dialog: gallery, price, sizes, add button, and a link to its page. */
export const QuickView = withMui(function QuickView({ product, open, onClose }: QuickViewProps) {
  const id = useId();
  useCloseRequest(open, onClose);
  const purchase = usePurchase(product, useState<string | null>(null));
  const rating = ratingOf(product);
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <IconButton aria-label={t('Close quick view')} onClick={onClose} className={s.close}>
        <CloseIcon />
      </IconButton>
      <div className={s.columns}>
        <div className={s.gallery}>
          <AfterPaint>
            <Gallery
              product={product}
              colour={purchase.colour}
              zoomable={false}
              sizes="(min-width: 600px) 400px, 90vw"
            />
          </AfterPaint>
        </div>
        <div className={s.words}>
          <h2 id={id} className={text.h3}>
            {product.name}
          </h2>
          {rating !== null && <StarRating value={rating} count={product.totalReviews} />}
          <ProductPrice product={product} />
          <p className={clsx(text.body1, s.description)}>{product.shortDescription}</p>
          {notBuyable(product) === null && <VariantPicker product={product} purchase={purchase} />}
          <FewLeft purchase={purchase} />
          <Button
            variant="contained"
            size="large"
            disabled={purchase.blocked !== null}
            onClick={purchase.add}
          >
            {purchase.blocked ?? t('Add to cart')}
          </Button>
          {purchase.inCart > 0 && (
            <p className={text.body2} role="status">
              <span>{`${t('{count} in your cart.', { count: purchase.inCart })} `}</span>
              <TextLink to={paths.cart}>{t('View cart')}</TextLink>
            </p>
          )}
          <TextLink
            to={productPath(product._id, purchase.colour ?? undefined)}
            onClick={onClose}
            className={s.details}
          >
            {t('View full details')}
          </TextLink>
        </div>
      </div>
    </Dialog>
  );
});
