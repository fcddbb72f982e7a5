import { clsx } from 'clsx';
import type { Order, OrderItem } from '../../shared/api/contract';
import { describeVariant } from '../../shared/api/variantText';
import { productPath } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { formatPaise } from '../../shared/lib/money';
import { PriceText } from '../../shared/ui/PriceText';
import * as text from '../../shared/ui/text.css';
import { TextLink } from '../../shared/ui/TextLink';
import { formatDateString } from './formatDateString';
import { ItemPicture } from './ItemPicture';
import { OrderStatus } from './OrderStatus';
import { itemPaise } from './orderView';
import * as s from './OrderItemRow.css';

interface OrderItemRowProps {
  item: OrderItem;
  /** On the profile, where a row is shown outside its order: the order, for its date and status. */
  order?: Order;
}

/** One ordered item: picture, name, price, quantity, size (spec section 2, order item row). */
export function OrderItemRow({ item, order }: OrderItemRowProps) {
  const unit = itemPaise(item);
  const variant = describeVariant(item.size);
  return (
    <div className={s.row}>
      <div className={s.picture}>
        <ItemPicture path={item.image[0]} />
      </div>
      <div className={s.words}>
        <TextLink to={productPath(item._id)} underline="hover" className={s.name}>
          <bdi>{item.name}</bdi>
        </TextLink>
        <div className={clsx(text.body2, s.detail)}>
          <span className={s.quantity}>{t('Qty: {quantity}', { quantity: item.quantity })}</span>
          {variant && <span>{`${variant.label}: ${variant.value}`}</span>}
        </div>
        {order && <div className={clsx(text.body2, s.detail)}>{formatDateString(order.date)}</div>}
      </div>
      <div className={s.priceAndStatus}>
        <PriceText paise={unit} />
        {unit !== null && item.quantity > 1 && (
          <span className={clsx(text.body2, s.detail)}>
            {t('{price} in all', { price: formatPaise(unit * item.quantity) })}
          </span>
        )}
        {order && <OrderStatus order={order} />}
      </div>
    </div>
  );
}
