import { clsx } from 'clsx';
import { pictureOfVariant } from '../../shared/api/colours';
import { describeVariant } from '../../shared/api/variantText';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { PriceText } from '../../shared/ui/PriceText';
import { UnreadList } from '../../shared/ui/UnreadList';
import type { AccountRead } from '../session/useAccountRead';
import { useCartLines } from '../cart/queries/useCartLines';
import { ItemPicture } from '../orders/ItemPicture';
import { ProfileSection, SectionEmpty } from './ProfileSection';
import * as section from './ProfileSection.css';
import * as s from './ProfileCart.css';

const UNKNOWN = { loading: t('Loading your cart…'), failed: t('Your cart could not be read') };

/** A summary of the cart; skips lines whose product is not in the loaded list (spec section 2). */
export function ProfileCart({ account }: { account: AccountRead }) {
  const cart = useCartLines();
  const lines = cart.lines.flatMap(({ product, ...line }) =>
    product ? [{ ...line, product }] : [],
  );
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ProfileSection
      title={t('My Cart')}
      summary={
        account.status === 'known'
          ? t('{count} items in cart', { count: units })
          : UNKNOWN[account.status]
      }
    >
      {lines.length === 0 && account.status !== 'known' && (
        <UnreadList what="cart" read={account} />
      )}
      {lines.length === 0 && account.status === 'known' && (
        <SectionEmpty
          title={t('Your Cart is Empty')}
          text={t('Add some products to get started')}
        />
      )}
      <ul className={section.list}>
        {lines.map(({ product, productId, size, quantity, unitPaise }) => {
          const variant = describeVariant(size);
          return (
            <li key={`${productId}|${size}`} className={clsx(section.entry, s.line)}>
              <ItemPicture path={product.image[pictureOfVariant(product, size)]} />
              <div className={s.words}>
                <p className={s.name}>{product.name}</p>
                <p className={s.detail}>
                  <span className={s.quantity}>{t('Qty: {quantity}', { quantity })}</span>
                  {variant && <span>{`${variant.label}: ${variant.value}`}</span>}
                </p>
              </div>
              <PriceText paise={unitPaise} />
            </li>
          );
        })}
      </ul>
      <Button to={paths.cart} variant="outlined" className={section.more}>
        {t('View Full Cart')}
      </Button>
    </ProfileSection>
  );
}
