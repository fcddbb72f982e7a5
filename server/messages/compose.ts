/** The texts of messages. Pure. */
import { API_PREFIX, type OrderItem } from '../../src/shared/api/contract';
import { describeVariant } from '../../src/shared/api/variantText';
import { orderPath, paths, productPath, resetPath } from '../../src/shared/config/paths';
import { orderNumber } from '../../src/features/orders/orderFilter';
import { courierName, trackingPage } from '../services/couriers';
import { discountOf } from '../services/discounts';
import { formatPaise, toPaise } from '../services/money';
import type { OrderMessageKind, OrderRecord, ProductRecord, UserRecord } from '../services/ports';

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

/** A variant of which few are left. */
export interface LowVariant {
  name: string;
  left: number;
}

const SHOP = 'Marigold Lane';

/** What is said of an order. */
function orderWords(kind: OrderMessageKind, order: OrderRecord, low: readonly LowVariant[]): Words {
  const number = orderNumber(order.id);
  const amount = formatPaise(order.amount);
  const money =
    order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
      ? `Your payment of ${amount} is refunded to the original payment method.`
      : 'Nothing was charged.';
  switch (kind) {
    case 'order-placed':
      return {
        subject: `Your order ${number}`,
        lines: ['Thank you for your order.', `Please pay ${amount} when it arrives.`],
        withItems: true,
      };
    case 'order-paid':
      return {
        subject: `Your order ${number} is paid`,
        lines: ['Thank you for your order.', `We have received your payment of ${amount}.`],
        withItems: true,
      };
    case 'order-unpaid':
      return {
        subject: `Your order ${number} waits for its payment`,
        lines: [
          `We keep it for you for a few more minutes. Please pay ${amount}, or choose to pay when it arrives.`,
          'After that the order ends by itself, and nothing is charged.',
        ],
        withItems: true,
      };
    case 'order-shipped':
      return {
        subject: `Your order ${number} is on its way`,
        lines: ['Your parcel is on its way to you.', ...shipmentLines(order)],
        withItems: true,
      };
    case 'order-attempted':
      return {
        subject: `Your order ${number} could not be delivered`,
        lines: ['The courier could not deliver your parcel and will try again.'],
      };
    case 'order-delivered':
      return {
        subject: `Your order ${number} has arrived`,
        lines: [
          'Your parcel was delivered. We hope you like what is in it.',
          'If something is damaged or wrong, please write to us within two days.',
        ],
      };
    case 'order-refused':
      return {
        subject: `Your order ${number} was refused`,
        lines: ['The parcel was refused and is on its way back to us.'],
      };
    case 'order-returned':
      return {
        subject: `Your order ${number} has come back to us`,
        lines: ['The parcel has come back to us.', money],
      };
    case 'order-lost':
      return {
        subject: `Your order ${number} was lost`,
        lines: ['The courier has lost your parcel. We are sorry.', money],
      };
    case 'order-cancelled':
      return {
        subject: `Your order ${number} was cancelled`,
        lines: ['Your order was cancelled.', money],
      };
    case 'order-refunded':
      return {
        subject: `The payment of your order ${number} was returned`,
        lines: [
          `We have refunded ${amount}.`,
          'Your bank may take a few days to show it in your account.',
        ],
      };
    case 'operator-low-stock':
      return {
        subject: `Few left after order ${number}`,
        lines: low.map(({ name, left }) => `${name}: ${String(left)} left`),
      };
    case 'operator-refund-failed':
      return {
        subject: `Order ${number} could not be refunded`,
        lines: [
          `The payment provider did not return ${amount}. The shop tries again each hour.`,
          'If it keeps failing, return it in the dashboard of the provider; the shop notices.',
        ],
      };
    case 'operator-new-order':
      return {
        subject: `New order ${number}: ${amount}`,
        lines: [
          order.paymentMethod === 'cod'
            ? `${amount}, cash on delivery.`
            : `${amount}, paid by UPI.`,
          `npm run shop -- orders show ${number}`,
        ],
        withItems: true,
      };
  }
}

export function shipmentLines({ shipment }: Pick<OrderRecord, 'shipment'>): string[] {
  if (!shipment) return [];
  const page = trackingPage(shipment.courier, shipment.number);
  const number = shipment.number === null ? '' : `, number ${shipment.number}`;
  return [
    `${courierName(shipment.courier)} brings it${number}.`,
    ...(page === null ? [] : [`Follow it at ${page}`]),
  ];
}

/** `Indigo Kurta, M / Rust` */
export function itemName({ name, size }: Pick<OrderItem, 'name' | 'size'>): string {
  const variant = describeVariant(size);
  return variant ? `${name}, ${variant.value}` : name;
}

function itemLines({ items, coupon }: OrderRecord): string[] {
  const discount = discountOf(items);
  const lines = items.map((item) => {
    return `${String(item.quantity)} × ${itemName(item)}: ${formatPaise(toPaise(item.price ?? 0) * item.quantity)}`;
  });
  return discount === 0
    ? lines
    : [...lines, `Discount (${coupon ?? ''}): -${formatPaise(discount)}`];
}

/** @param publicUrl the shop's origin */
export function orderMail(
  kind: OrderMessageKind,
  order: OrderRecord,
  name: string,
  publicUrl: string,
  low: readonly LowVariant[] = [],
): Mail {
  const words = orderWords(kind, order, low);
  const isForShopper = !kind.startsWith('operator-');
  return mail(
    words.subject,
    [
      ...(isForShopper ? [`Namaste ${name},`] : []),
      ...words.lines,
      ...(words.withItems === true ? [itemLines(order).join('\n')] : []),
    ],
    isForShopper
      ? { label: 'See your order', url: new URL(orderPath(order.id), publicUrl).href }
      : null,
  );
}

/** @param secret of the link, which also confirms the address */
export function welcomeMail({ id, name }: UserRecord, secret: string, publicUrl: string): Mail {
  const url = new URL(`${API_PREFIX}/api/user/confirm-email`, publicUrl);
  url.search = new URLSearchParams({ user: id, secret }).toString();
  return mail(
    `Welcome to ${SHOP}`,
    [
      `Namaste ${name},`,
      'Your account is ready. Your cart and your wishlist are now on all your devices.',
    ],
    { label: 'Go to the shop', url: url.href },
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
    `${product.name} is back`,
    [
      'Namaste,',
      `You asked us to tell you when ${name} is back. It is in stock now.`,
      'We cannot reserve it for you, and this is the only email about it.',
    ],
    { label: 'See it', url: new URL(productPath(product.id), publicUrl).href },
  );
}

/** @param secret of the link */
export const passwordResetMail = ({ name }: UserRecord, secret: string, publicUrl: string): Mail =>
  mail(
    'Choose a new password',
    [
      `Namaste ${name},`,
      'You asked for a new password. The link works once, within 30 minutes.',
      'If you did not ask for it, ignore this email: your password stays the same.',
    ],
    // In the fragment, which no server and no log sees.
    { label: 'Choose a new password', url: new URL(resetPath(secret), publicUrl).href },
  );

export const passwordChangedMail = ({ name }: UserRecord, publicUrl: string): Mail =>
  mail(
    'Your password was changed',
    [
      `Namaste ${name},`,
      'The password of your account was changed, and all other devices were logged out.',
      'If that was not you, choose a new password with "Forgotten your password?" and write to us.',
    ],
    { label: 'Log in', url: new URL(paths.login, publicUrl).href },
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
    '<!doctype html><html lang="en"><meta charset="utf-8">',
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
