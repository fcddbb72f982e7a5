/** The texts of messages to shoppers, in the language of `t`. Pure. */
import { API_PREFIX, type OrderItem } from '../../src/shared/api/contract';
import { describeVariant } from '../../src/shared/api/variantText';
import { orderPath, paths, productPath, resetPath } from '../../src/shared/config/paths';
import { pathInLanguage, requestLanguage } from '../../src/shared/i18n/message';
import { t } from '../../src/shared/i18n/t';
import { orderNumber } from '../../src/features/orders/orderFilter';
import { courierName, trackingPage } from '../services/couriers';
import { discountOf } from '../services/discounts';
import { formatPaise, toPaise } from '../services/money';
import type {
  OrderRecord,
  ProductRecord,
  ShopperOrderMessageKind,
  UserRecord,
} from '../services/ports';

export interface Mail {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** The page of the shop that it leads to. */
  page: string | null;
}

interface Words {
  subject: string;
  /** Paragraphs. */
  lines: string[];
  /** Shows what was ordered. */
  withItems?: boolean;
}

const SHOP = 'Marigold Lane';

/** What is said of an order. */
function orderWords(kind: ShopperOrderMessageKind, order: OrderRecord): Words {
  const number = orderNumber(order.id);
  const amount = formatPaise(order.amount);
  const money =
    order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
      ? t('Your payment of {amount} is refunded to the original payment method.', { amount })
      : t('Nothing was charged.');
  switch (kind) {
    case 'order-placed':
      return {
        subject: t('Your order {number}', { number }),
        lines: [
          t('Thank you for your order.'),
          t('Please pay {amount} when it arrives.', { amount }),
        ],
        withItems: true,
      };
    case 'order-paid':
      return {
        subject: t('Your order {number} is paid', { number }),
        lines: [
          t('Thank you for your order.'),
          t('We have received your payment of {amount}.', { amount }),
        ],
        withItems: true,
      };
    case 'order-unpaid':
      return {
        subject: t('Your order {number} waits for its payment', { number }),
        lines: [
          t(
            'We keep it for you for a few more minutes. Please pay {amount}, or choose to pay when it arrives.',
            { amount },
          ),
          t('After that the order ends by itself, and nothing is charged.'),
        ],
        withItems: true,
      };
    case 'order-shipped':
      return {
        subject: t('Your order {number} is on its way', { number }),
        lines: [t('Your parcel is on its way to you.'), ...shipmentLines(order)],
        withItems: true,
      };
    case 'order-attempted':
      return {
        subject: t('Your order {number} could not be delivered', { number }),
        lines: [t('The courier could not deliver your parcel and will try again.')],
      };
    case 'order-delivered':
      return {
        subject: t('Your order {number} has arrived', { number }),
        lines: [
          t('Your parcel was delivered. We hope you like what is in it.'),
          t('If something is damaged or wrong, please write to us within two days.'),
        ],
      };
    case 'order-refused':
      return {
        subject: t('Your order {number} was refused', { number }),
        lines: [t('The parcel was refused and is on its way back to us.')],
      };
    case 'order-returned':
      return {
        subject: t('Your order {number} has come back to us', { number }),
        lines: [t('The parcel has come back to us.'), money],
      };
    case 'order-lost':
      return {
        subject: t('Your order {number} was lost', { number }),
        lines: [t('The courier has lost your parcel. We are sorry.'), money],
      };
    case 'order-cancelled':
      return {
        subject: t('Your order {number} was cancelled', { number }),
        lines: [t('Your order was cancelled.'), money],
      };
    case 'order-refunded':
      return {
        subject: t('The payment of your order {number} was returned', { number }),
        lines: [
          t('We have refunded {amount}.', { amount }),
          t('Your bank may take a few days to show it in your account.'),
        ],
      };
  }
}

export function shipmentLines({ shipment }: Pick<OrderRecord, 'shipment'>): string[] {
  if (!shipment) return [];
  const { number } = shipment;
  const courier = courierName(shipment.courier);
  const page = trackingPage(shipment.courier, number);
  return [
    number === null
      ? t('{courier} brings it.', { courier })
      : t('{courier} brings it, number {number}.', { courier, number }),
    ...(page === null ? [] : [t('Follow it at {page}', { page })]),
  ];
}

/** `Indigo Kurta, M / Rust` */
export function itemName({ name, size }: Pick<OrderItem, 'name' | 'size'>): string {
  const variant = describeVariant(size);
  return variant ? `${name}, ${variant.value}` : name;
}

export function itemLines({ items, coupon }: OrderRecord): string[] {
  const discount = discountOf(items);
  const lines = items.map((item) => {
    return `${String(item.quantity)} × ${itemName(item)}: ${formatPaise(toPaise(item.price ?? 0) * item.quantity)}`;
  });
  return discount === 0
    ? lines
    : [
        ...lines,
        t('Discount ({coupon}): -{amount}', {
          coupon: coupon ?? '',
          amount: formatPaise(discount),
        }),
      ];
}

const pageUrl = (path: string, publicUrl: string): string =>
  new URL(pathInLanguage(path), publicUrl).href;

export const greeting = (name: string): string => t('Namaste {name},', { name });

export const linkToShop = (publicUrl: string) => ({
  label: t('Go to the shop'),
  url: pageUrl(paths.shop, publicUrl),
});

export const linkToOrder = ({ id }: Pick<OrderRecord, 'id'>, publicUrl: string) => ({
  label: t('See your order'),
  url: pageUrl(orderPath(id), publicUrl),
});

/** @param publicUrl the shop's origin */
export function orderMail(
  kind: ShopperOrderMessageKind,
  order: OrderRecord,
  name: string,
  publicUrl: string,
): Mail {
  const words = orderWords(kind, order);
  return mail(
    words.subject,
    [
      greeting(name),
      ...words.lines,
      ...(words.withItems === true ? [itemLines(order).join('\n')] : []),
    ],
    linkToOrder(order, publicUrl),
  );
}

/** @param secret of the link, which also confirms the address */
export function welcomeMail({ id, name }: UserRecord, secret: string, publicUrl: string): Mail {
  const url = new URL(`${API_PREFIX}/api/user/confirm-email`, publicUrl);
  url.search = new URLSearchParams({ user: id, secret }).toString();
  return mail(
    t('Welcome to Marigold Lane'),
    [
      greeting(name),
      t('Your account is ready. Your cart and your wishlist are now on all your devices.'),
    ],
    { label: t('Go to the shop'), url: url.href },
  );
}

/** @param wanted the variant; null for any */
export function backInStockMail(
  product: Pick<ProductRecord, 'id' | 'name'>,
  wanted: string | null,
  publicUrl: string,
): Mail {
  const name = wanted === null ? product.name : itemName({ name: product.name, size: wanted });
  return mail(
    t('{product} is back', { product: product.name }),
    [
      t('Namaste,'),
      t('You asked us to tell you when {product} is back. It is in stock now.', { product: name }),
      t('We cannot reserve it for you, and this is the only email about it.'),
    ],
    { label: t('See it'), url: pageUrl(productPath(product.id), publicUrl) },
  );
}

/** @param secret of the link */
export const passwordResetMail = ({ name }: UserRecord, secret: string, publicUrl: string): Mail =>
  mail(
    t('Choose a new password'),
    [
      greeting(name),
      t('You asked for a new password. The link works once, within 30 minutes.'),
      t('If you did not ask for it, ignore this email: your password stays the same.'),
    ],
    // In the fragment, which no server and no log sees.
    { label: t('Choose a new password'), url: pageUrl(resetPath(secret), publicUrl) },
  );

export const passwordChangedMail = ({ name }: UserRecord, publicUrl: string): Mail =>
  mail(
    t('Your password was changed'),
    [
      greeting(name),
      t('The password of your account was changed, and all other devices were logged out.'),
      t(
        'If that was not you, choose a new password with "Forgotten your password?" and write to us.',
      ),
    ],
    { label: t('Log in'), url: pageUrl(paths.login, publicUrl) },
  );

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${String(char.charCodeAt(0))};`);

/** A mail of paragraphs and one link, as plain text and as HTML that a phone can show without styles. */
export function mail(
  subject: string,
  paragraphs: string[],
  link: { label: string; url: string } | null,
): Mail {
  const text = [...paragraphs, ...(link ? [`${link.label}: ${link.url}`] : []), SHOP].join('\n\n');
  const html = [
    `<!doctype html><html lang="${requestLanguage()}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(subject)}</title>`,
    '<body style="margin:0 auto;max-width:36em;padding:16px;font:16px/1.5 sans-serif">',
    ...paragraphs.map((each) => `<p>${escaped(each).replaceAll('\n', '<br>')}</p>`),
    ...(link
      ? [
          `<p><a href="${escaped(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#5b2051;color:#fff;text-decoration:none">${escaped(link.label)}</a></p>`,
        ]
      : []),
    `<p style="color:#6b6258">${SHOP}</p></body></html>`,
  ].join('\n');
  return { subject, text, html, page: link?.url ?? null };
}
