/**
 * The HTTP contract (spec section 7, with the additive calls of docs/adr/0002-additive-api.md). The shop
 * validates responses with it, the server validates requests, and both infer their types from it.
 *
 * Units: money is **rupees** (a number with at most two decimals), weight is kilograms, dates are
 * milliseconds since the epoch.
 */
import * as v from 'valibot';
import { t } from '../i18n/t';
import { asciiDigits } from '../lib/digits';
import { DEFAULT_SIZE, MAX_QUANTITY } from './productRules';
import { MAX_LINES, TOO_MANY_LINES } from './orderLimits';

export const API_PREFIX = '/v1';

// ---------------------------------------------------------------------------------------------
// Values

const MAX_TEXT = 4_000;
/** Control characters: terminals obey them, and PostgreSQL cannot store NUL. */
export const oneLine = v.regex(
  /^[^\p{Cc}\u2028\u2029]*$/u,
  t('Please write this in one line, without tabs or control characters.'),
);
/** Every limit has a message for people: Valibot's own says "Invalid length: Expected <=100 but received 300". */
export const upTo = (most: number) =>
  v.maxLength<string, number, string>(most, t('Use at most {most} characters.', { most }));
export const FILL_IN = t('Please fill this in.');
/** At least one character that can be seen: spaces, formatting characters and blank fillers alone are no text. */
export const visible = (message: string) =>
  v.regex(/[^\p{Cc}\p{Cf}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u, message);
const ID = t('This is not a valid id.');
export const id = v.pipe(v.string(), v.minLength(1, ID), v.maxLength(64, ID), oneLine);
export const text = v.pipe(v.string(), upTo(MAX_TEXT));
const KEY = t('This is not a valid key.');
/** An idempotency key, made by the client. */
export const key = v.pipe(v.string(), v.minLength(8, KEY), v.maxLength(64, KEY), oneLine);
export const line = v.pipe(v.string(), v.trim(), visible(FILL_IN), upTo(200), oneLine);
export const size = v.pipe(v.string(), upTo(200), oneLine);
/** Of one product, in rupees. */
export const MAX_PRICE = 100_000_000;
const AMOUNT = t('This is not a valid amount.');
export const rupeesUpTo = (most: number) =>
  v.pipe(
    v.number(),
    v.finite(AMOUNT),
    v.minValue(0, AMOUNT),
    v.maxValue(most, t('This is not an amount that the shop accepts.')),
  );
export const rupees = rupeesUpTo(MAX_PRICE);
const strings = v.array(v.string());

export const PASSWORD_MIN_LENGTH = 8;
export const REVIEW_COMMENT_MAX_LENGTH = 2_000;

/** Known before a picture is loaded; parallel to `Product.image`. */
export const PictureSchema = v.object({
  /** The dominant colour, shown until the picture is loaded. */
  color: v.string(),
  /** Widths in pixels that exist beside the plain path as `<name>-<width>.avif` and `.webp`. */
  widths: v.optional(v.array(v.number()), []),
  /** A tiny `data:` picture, if there is one. The calls send that of a product's first picture only. */
  blur: v.optional(v.string()),
  /** What it shows, for those who do not see it. */
  alt: v.optional(v.string()),
});
export type Picture = v.InferOutput<typeof PictureSchema>;

/** Spec section 3. A missing field gets the most cautious value. */
export const ProductSchema = v.object({
  _id: id,
  name: v.string(),
  /** Additive: the name in English, if `name` is in another language. */
  englishName: v.optional(v.string()),
  shortDescription: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  image: v.optional(strings, []),
  pictures: v.optional(v.array(PictureSchema), []),
  regularPrice: v.nullish(v.number()),
  salePrice: v.nullish(v.number()),
  /** Only profile views read it (spec section 3). */
  price: v.nullish(v.number()),
  categories: v.optional(strings, []),
  category: v.optional(v.string(), ''),
  subCategory: v.optional(v.string(), ''),
  tags: v.optional(strings, []),
  colors: v.optional(strings, []),
  sizes: v.optional(strings, []),
  /** The colours are variants, so that a line names one (src/shared/lib/variants.ts). */
  colorVariants: v.optional(v.boolean(), false),
  seller: v.optional(v.string(), ''),
  material: v.optional(v.string(), ''),
  care: v.optional(v.string(), ''),
  /** `W × D × H cm` for what has three of them, else in words. */
  dimensions: v.optional(v.string(), ''),
  weight: v.nullish(v.number()),
  isFeatured: v.optional(v.boolean(), false),
  /** A word for its card: `New` or `Bestseller`. */
  badge: v.optional(v.string()),
  visibilityInCatalog: v.optional(v.string(), 'visible'),
  allowCustomerReviews: v.optional(v.boolean(), true),
  inStock: v.optional(v.boolean(), true),
  /** Units left by variant (src/shared/lib/variants.ts); one that is absent is not counted. */
  stock: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))),
  published: v.optional(v.boolean(), true),
  averageRating: v.nullish(v.number()),
  totalReviews: v.optional(v.number(), 0),
  rating: v.nullish(v.number()),
  /** Milliseconds since the epoch; 0 from servers that send none. */
  createdAt: v.optional(v.number(), 0),
});
export type Product = v.InferOutput<typeof ProductSchema>;
export type ProductId = Product['_id'];

const STARS = t('A rating has 1 to 5 stars.');
const stars = v.pipe(v.number(), v.integer(STARS), v.minValue(1, STARS), v.maxValue(5, STARS));

export const ReviewSchema = v.object({
  _id: id,
  userId: id,
  userName: v.string(),
  rating: stars,
  comment: v.string(),
  date: v.number(),
  /** The writer has bought the product here, and it was delivered. */
  verified: v.optional(v.boolean()),
  /** The store's answer, and when it was written. */
  answer: v.optional(v.string()),
  answeredAt: v.optional(v.number()),
  /** The store does not show it; only its writer gets it. */
  hidden: v.optional(v.boolean()),
});
export type Review = v.InferOutput<typeof ReviewSchema>;

const quantityFrom = (least: number) => {
  const message = t('The quantity must be a whole number from {least} to {most}.', {
    least,
    most: MAX_QUANTITY,
  });
  return v.pipe(
    v.number(),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(MAX_QUANTITY, message),
  );
};
const quantity = quantityFrom(1);

/** Product id to size to quantity (spec section 3); the size carries the variant (src/shared/lib/variants.ts). */
export const CartMapSchema = v.record(id, v.record(v.string(), quantity));
export type CartMap = v.InferOutput<typeof CartMapSchema>;

export const WishlistSchema = v.array(id);

/** A mobile number without the spaces, punctuation and Indian prefix that people type or paste. */
const tenDigits = (typed: string): string =>
  asciiDigits(typed)
    .replace(/[^\p{L}\d+]/gu, '')
    .replace(/^(?:(?:\+|00?)?91)?0?(?=[6-9]\d{9}$)/, '');

const EMAIL = t('Enter an email address like name@example.com.');
/** HTML's rule for email fields, and a domain with a dot. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.rfcEmail(EMAIL),
  v.regex(/\.[^.]+$/, EMAIL),
  upTo(254),
);

const pinCode = v.pipe(
  v.string(),
  v.trim(),
  v.transform(asciiDigits),
  v.regex(/^[1-9]\d{5}$/, t('Enter a 6-digit PIN code.')),
);

/** The delivery form (spec sections 3 and 5); `appartment` is spelt as the API spells it. */
export const AddressSchema = v.object({
  firstName: line,
  lastName: line,
  email: emailAddress,
  street: line,
  appartment: v.optional(v.pipe(v.string(), v.trim(), upTo(200), oneLine), ''),
  city: line,
  state: line,
  zipcode: pinCode,
  country: line,
  phone: v.pipe(
    v.string(),
    v.trim(),
    oneLine,
    v.transform(tenDigits),
    v.regex(/^[6-9]\d{9}$/, t('Enter a 10-digit Indian mobile number, like 98765 43210.')),
  ),
});
export type Address = v.InferOutput<typeof AddressSchema>;

export const PAYMENT_METHODS = ['cod', 'upi'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Which may follow which: server/services/orderRules.ts. A shopper can cancel until `Packing`. */
export const ORDER_STATUSES = [
  'Order Placed',
  'Packing',
  'Shipped',
  'Out for delivery',
  'Delivered',
  'Cancelled',
  // Additive: what goes wrong after the parcel has left.
  'Delivery attempted',
  'Refused',
  'Returned to store',
  'Lost',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What a shopper filters the order history by; each order is in one group. */
export const ORDER_GROUPS = ['open', 'unpaid', 'delivered', 'cancelled'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

export const PAYMENT_STATUSES = ['due', 'pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A copy of the product at the time of the order, with the ordered quantity and variant. */
export const OrderItemSchema = v.object({
  _id: id,
  name: v.string(),
  image: v.optional(strings, []),
  price: v.nullish(v.number()),
  salePrice: v.nullish(v.number()),
  regularPrice: v.nullish(v.number()),
  quantity,
  size: v.optional(v.string(), DEFAULT_SIZE),
  /** Of the goods and services tax: the code of the goods, and the percent that the price includes. */
  hsn: v.optional(v.string()),
  taxRate: v.optional(v.number()),
  /** Rupees that the whole line costs less because of the order's discount code. */
  discount: v.optional(v.number()),
});
export type OrderItem = v.InferOutput<typeof OrderItemSchema>;

/** What a shopper can ask for after the delivery, for a line of an order. */
export const RETURN_KINDS = ['return', 'exchange'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** The last two are to be reported earlier (server/services/returnRules.ts). */
export const RETURN_REASONS = ['size', 'mind', 'description', 'damaged', 'wrong'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Which may follow which: server/services/returnRules.ts. A shopper can withdraw until `Received`. */
export const RETURN_STATUSES = [
  'Requested',
  'Accepted',
  'Declined',
  'Withdrawn',
  'Received',
  'Refunding',
  'Refunded',
  'Replaced',
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

export const ShipmentSchema = v.object({
  courier: v.string(),
  number: v.nullish(v.string()),
  url: v.nullish(v.string()),
});

/** The return or exchange of units of one line. */
export const OrderReturnSchema = v.object({
  _id: id,
  /** The client's idempotency key. */
  returnKey: v.string(),
  productId: id,
  size: v.string(),
  quantity,
  kind: v.picklist(RETURN_KINDS),
  reason: v.string(),
  /** What is wrong, in the shopper's words. */
  note: v.optional(v.string(), ''),
  /** The variant that the shopper gets instead. */
  wanted: v.nullish(v.string()),
  status: v.string(),
  /** Rupees to refund: all that the units cost, until the shop has decided. */
  amount: v.number(),
  /** By when the money is due (ms), once the units are back at the shop. */
  refundBy: v.nullish(v.number()),
  /** Why it was declined, in the shop's words. */
  answer: v.nullish(v.string()),
  /** How the replacement travels. */
  shipment: v.nullish(ShipmentSchema),
  /** When it entered each status, oldest first. */
  history: v.array(v.object({ status: v.string(), at: v.number() })),
});
export type OrderReturn = v.InferOutput<typeof OrderReturnSchema>;

/** The store as pages and invoices name it. */
export const StoreDetailsSchema = v.object({
  legalName: v.string(),
  /** GSTIN. */
  taxNumber: v.string(),
  /** One line; parts are separated by commas. */
  address: v.string(),
  email: v.string(),
  phone: v.string(),
});
export type StoreDetails = v.InferOutput<typeof StoreDetailsSchema>;

/** A tax invoice; amounts are rupees. */
export const TaxInvoiceSchema = v.object({
  /** Without gaps within a financial year: `ML/26-27/00042`. */
  number: v.string(),
  issuedAt: v.number(),
  /** The state that is delivered to. */
  placeOfSupply: v.string(),
  /** Parallel to the order's items: central and state tax within a state, else integrated tax. */
  lines: v.array(
    v.object({
      hsn: v.string(),
      rate: v.number(),
      taxable: v.number(),
      cgst: v.number(),
      sgst: v.number(),
      igst: v.number(),
    }),
  ),
  amountInWords: v.string(),
  /** As it was when the invoice was issued; absent on older ones. */
  seller: v.optional(StoreDetailsSchema),
});
export type TaxInvoice = v.InferOutput<typeof TaxInvoiceSchema>;

export const OrderSchema = v.object({
  _id: id,
  items: v.array(OrderItemSchema),
  /** Read leniently: an old address is shown even if today's form would refuse it. */
  address: v.optional(v.record(v.string(), v.string()), {}),
  amount: v.number(),
  paymentMethod: v.optional(v.string(), 'cod'),
  status: v.string(),
  date: v.number(),
  // Additive: absent on servers that implement only section 7.
  paymentStatus: v.optional(v.picklist(PAYMENT_STATUSES)),
  paymentUrl: v.nullish(v.string()),
  /** Rupees that the payment provider has returned. */
  refunded: v.nullish(v.number()),
  /** When an attempt to pay last failed (ms); the payment page may still be paid. */
  paymentFailedAt: v.nullish(v.number()),
  /** When a UPI order that is not paid by then ends (ms); null if it does not wait for a payment. */
  payUntil: v.nullish(v.number()),
  orderKey: v.nullish(v.string()),
  /**
   * Until when the shopper may cancel (ms); null if not possible. Moves on while the order waits for its
   * payment.
   */
  cancellableUntil: v.nullish(v.number()),
  /** The discount code that it was placed with, and what it costs less (rupees): `amount` is after the discount. */
  coupon: v.nullish(v.string()),
  discount: v.nullish(v.number()),
  /** How the parcel travels; `url` is the courier's page about it. */
  shipment: v.nullish(ShipmentSchema),
  /** The end of the day (ms) by which the shop expects to deliver; null if it does not any more, or not yet. */
  expectedBy: v.nullish(v.number()),
  /** When the order entered each status, oldest first. */
  history: v.optional(v.array(v.object({ status: v.string(), at: v.number() }))),
  /** Null until the order is sent. */
  invoice: v.nullish(TaxInvoiceSchema),
  returns: v.optional(v.array(OrderReturnSchema)),
  /**
   * Until when lines can be returned, and until when what is damaged or wrong can be reported (ms); null if they cannot.
   */
  returnableUntil: v.nullish(v.number()),
  reportableUntil: v.nullish(v.number()),
});
export type Order = v.InferOutput<typeof OrderSchema>;

export const HEADER_ITEM_TYPES = ['logo', 'theme', 'icon', 'link'] as const;
export const HeaderItemSchema = v.object({
  _id: id,
  type: v.picklist(HEADER_ITEM_TYPES),
  title: v.optional(v.string(), ''),
  link: v.nullish(v.string()),
  image: v.nullish(v.string()),
  position: v.optional(v.number(), 0),
});
export type HeaderItem = v.InferOutput<typeof HeaderItemSchema>;

export const FooterLinkSchema = v.object({ _id: id, title: v.string(), link: v.string() });
export type FooterLink = v.InferOutput<typeof FooterLinkSchema>;

/** An offer on the home page, with a picture. */
export const OfferSchema = v.object({
  title: v.string(),
  text: v.string(),
  /** The text of its button. */
  action: v.string(),
  link: v.string(),
  image: v.string(),
  picture: PictureSchema,
});
export type Offer = v.InferOutput<typeof OfferSchema>;

/** What the owner has set at the desk; for absent values the build's apply. */
export const ContentSchema = v.object({
  store: v.optional(StoreDetailsSchema),
  slides: v.optional(v.array(OfferSchema)),
  promos: v.optional(v.array(OfferSchema)),
  /** Groups of words or phrases that the search takes for one another, beside the built-in ones. */
  synonyms: v.optional(v.array(v.array(v.string()))),
  /**
   * Categories, tags, colours, sizes and badges in the language that was asked for, by their English text, which
   * addresses and carts keep.
   */
  labels: v.optional(v.record(v.string(), v.string())),
});
export type Content = v.InferOutput<typeof ContentSchema>;

export const UserSchema = v.object({ name: v.string(), email: v.string() });
export type User = v.InferOutput<typeof UserSchema>;

// ---------------------------------------------------------------------------------------------
// Envelopes

export const ok = { success: v.literal(true), message: v.optional(v.string()) };
/** Section 7 does not specify these responses, so `{}` with a 2xx status is valid. */
export const Done = v.object({ ...ok, success: v.optional(v.literal(true), true) });
export const Empty = v.optional(v.object({}), {});

/** What prevents a cart from being ordered (docs/decisions.md, order amount). */
export const OrderProblemSchema = v.object({
  productId: id,
  size: v.string(),
  name: v.string(),
  problem: v.picklist(['price-changed', 'sold-out', 'gone']),
  /** With `sold-out`: how many are left, if fewer than ordered; absent if none. */
  left: v.optional(v.number()),
  /** The unit price in rupees, as the client sent it and as the server has it now. */
  oldPrice: v.nullish(v.number()),
  newPrice: v.nullish(v.number()),
});
export type OrderProblem = v.InferOutput<typeof OrderProblemSchema>;

/** Every refusal. `amount` and `lines` are set if the order would have changed (409). */
export const FailureSchema = v.object({
  success: v.literal(false),
  message: v.optional(v.string(), ''),
  amount: v.optional(v.number()),
  lines: v.optional(v.array(OrderProblemSchema)),
});
export type Failure = v.InferOutput<typeof FailureSchema>;

// ---------------------------------------------------------------------------------------------
// Requests that more than one place reads

export const email = v.pipe(emailAddress, v.toLowerCase());

export const LoginSchema = v.object({
  email,
  password: v.pipe(v.string(), v.minLength(1, t('Enter your password.')), upTo(200)),
});
/** What an account's owner confirms with the password. */
export const PasswordSchema = v.object({ password: LoginSchema.entries.password });
export const ForgotPasswordSchema = v.object({ email });
export const newPassword = v.pipe(
  v.string(),
  v.minLength(
    PASSWORD_MIN_LENGTH,
    t('Use at least {least} characters.', { least: PASSWORD_MIN_LENGTH }),
  ),
  upTo(200),
);
export const RegisterSchema = v.object({
  name: v.pipe(v.string(), v.trim(), visible(t('Enter your name.')), upTo(100), oneLine),
  email,
  password: newPassword,
});

export const ReviewWriteSchema = v.object({
  productId: id,
  rating: stars,
  comment: v.pipe(
    v.string(),
    v.trim(),
    visible(t('Please add a comment')),
    upTo(REVIEW_COMMENT_MAX_LENGTH),
    v.regex(/^(?:\P{Cc}|[\t\n\r])*$/u, t('Please write this without control characters.')),
  ),
});

export const REPORT_REASONS = ['offensive', 'advertising', 'private', 'off-topic'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const orderAmount = rupeesUpTo(MAX_LINES * MAX_QUANTITY * MAX_PRICE);
const maybeRupees = v.nullish(rupees);
/** An `OrderItem` as a client sends it, with a bound for every field. */
const OrderLineSchema = v.object({
  ...OrderItemSchema.entries,
  name: text,
  image: v.optional(v.pipe(v.array(text), v.maxLength(100, t('Use at most 100 pictures.'))), []),
  price: maybeRupees,
  salePrice: maybeRupees,
  regularPrice: maybeRupees,
  size: v.optional(size, DEFAULT_SIZE),
  hsn: v.optional(size),
  taxRate: v.optional(rupeesUpTo(100)),
  discount: v.optional(rupees),
});

const COUPON = t('A code has 3 to 32 letters and digits.');
/** A discount code. Its letters' case does not matter. */
const coupon = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(32, COUPON),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9-]{3,32}$/, COUPON),
);
export const CouponSchema = v.object({ coupon });

export const OrderPlaceSchema = v.object({
  address: AddressSchema,
  items: v.pipe(
    v.array(OrderLineSchema),
    v.minLength(1, t('The cart is empty.')),
    v.maxLength(MAX_LINES, TOO_MANY_LINES),
  ),
  /** Cart amount plus delivery fee in rupees, as the shopper saw it. */
  amount: orderAmount,
  /** Additive: the client's idempotency key; the same key returns the same order. */
  orderKey: v.optional(key),
  /** Additive: a discount code. `amount` is what the shopper pays with it. */
  coupon: v.optional(coupon),
});
export type OrderPlace = v.InferOutput<typeof OrderPlaceSchema>;

/** A parameter that may be repeated: a string if sent once, else a list. */
const repeatable = v.pipe(
  v.union([text, v.array(text)]),
  v.transform((sent) => [sent].flat()),
  v.maxLength(100, t('At most 100 values can be sent at once.')),
);

const NUMBER = t('This is not a valid number.');
const numeric = v.pipe(
  v.string(),
  v.transform(asciiDigits),
  v.regex(/^\d{1,7}$/, NUMBER),
  v.transform(Number),
);
export const ProductListQuerySchema = v.object({
  /** Additive: only these products. */
  id: v.optional(repeatable),
  published: v.optional(text),
  inStock: v.optional(text),
  /** Comma joined. */
  categories: v.optional(text),
  isFeatured: v.optional(text),
  seller: v.optional(text),
  page: v.optional(numeric),
  limit: v.optional(numeric),
  sort: v.optional(text),
});

const decimal = v.pipe(
  v.string(),
  v.transform(asciiDigits),
  v.regex(/^\d{1,8}(?:\.\d{1,2})?$/, NUMBER),
);
/**
 * A listing's state, named as in the listing's address (docs/adr/0007-listing-lives-in-the-address.md):
 * prices in rupees, weights in kilograms. Unknown values and orders are ignored.
 */
export const ProductSearchQuerySchema = v.object({
  category: v.optional(repeatable),
  color: v.optional(repeatable),
  tag: v.optional(repeatable),
  size: v.optional(repeatable),
  minPrice: v.optional(decimal),
  maxPrice: v.optional(decimal),
  minWeight: v.optional(decimal),
  maxWeight: v.optional(decimal),
  rating: v.optional(v.picklist(['1', '2', '3', '4'])),
  freeShipping: v.optional(v.literal('1')),
  sale: v.optional(v.literal('1')),
  sort: v.optional(text),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, NUMBER))),
  search: v.optional(text),
});

export const NewsletterSchema = v.object({ email });
export const StockAlertSchema = v.object({ productId: id, size: v.optional(size), email });

const byteText = v.pipe(
  v.string(),
  upTo(200),
  v.regex(/^[\w-]+=*$/, t('This is not a valid key.')),
);
const endpoint = v.pipe(v.string(), upTo(1_000), v.url(t('This is not a valid address.')));
/** As `PushSubscription.toJSON()` gives it. */
export const PushSubscribeSchema = v.object({
  endpoint,
  keys: v.object({ p256dh: byteText, auth: byteText }),
});

const byProduct = v.object({ productId: id });

/** Equal ratings newest first. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const wholeUpTo = (most: number) => {
  const message = t('Use a whole number from 1 to {most}.', { most });
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(most, message),
  );
};
export const pageNumber = wholeUpTo(100_000);

/**
 * What is measured in shoppers' browsers: largest contentful paint, interaction to next paint and layout shift as web-vitals
 * defines them; `hydrated`: from the navigation until clicks work; `sync`: from an edit of cart or wishlist until the
 * server has it. Milliseconds, except `cls`.
 */
export const VITALS = ['lcp', 'inp', 'cls', 'hydrated', 'sync'] as const;
export type Vital = (typeof VITALS)[number];
/** The page with which a visit began. */
export const VITAL_PAGES = ['home', 'listing', 'product', 'cart', 'other'] as const;
export type VitalPage = (typeof VITAL_PAGES)[number];
export const MAX_VITAL = 600_000;
const VITAL_VALUE = t('Use a number from 0 to {most}.', { most: MAX_VITAL });

export const pageSize = wholeUpTo(100);
const byOrder = v.object({ orderId: id });
/** `amount`: the rupees that the shopper agreed to, if the order's products cost something else by now. */
const byOrderAtAmount = v.object({ orderId: id, amount: v.optional(orderAmount) });

/** A filter option; `count` is the number of products if it is toggled. */
const facetOf = <const S extends v.GenericSchema>(value: S) =>
  v.object({ value, selected: v.boolean(), count: v.number() });
const textFacets = v.array(facetOf(v.string()));

// ---------------------------------------------------------------------------------------------
// Calls

/**
 * The idempotency key of a cart or wishlist write. Browsers repeat a request when a kept-alive connection
 * breaks, and the first copy may arrive after later writes; the server does the work of one key once.
 */
const requestKey = v.optional(key);

/**
 * All calls. `auth`: header `token` is required. Paths are relative to `API_PREFIX`. Headers and footers
 * return JSON arrays, all others an object with `success`.
 */
export const calls = {
  cartAdd: {
    method: 'POST',
    path: '/api/cart/add',
    auth: true,
    request: v.object({
      itemId: id,
      size: v.optional(size, DEFAULT_SIZE),
      key: requestKey,
    }),
    response: Done,
  },
  cartUpdate: {
    method: 'POST',
    path: '/api/cart/update',
    auth: true,
    request: v.object({
      itemId: id,
      size: v.optional(size, DEFAULT_SIZE),
      /** Absolute; 0 removes the line. */
      quantity: quantityFrom(0),
      key: requestKey,
    }),
    response: Done,
  },
  cartGet: {
    method: 'POST',
    path: '/api/cart/get',
    auth: true,
    request: Empty,
    response: v.object({ ...ok, cartData: CartMapSchema }),
  },
  productList: {
    method: 'GET',
    path: '/api/product/list',
    auth: false,
    request: ProductListQuerySchema,
    response: v.object({
      ...ok,
      products: v.array(ProductSchema),
      total: v.optional(v.number()),
      /** Of the catalogue: pages with different versions do not fit together. */
      version: v.optional(v.string()),
    }),
  },
  productCategories: {
    method: 'GET',
    path: '/api/product/categories',
    auth: false,
    request: Empty,
    response: v.object({ ...ok, categories: strings }),
  },
  productTags: {
    method: 'GET',
    path: '/api/product/tags',
    auth: false,
    request: Empty,
    response: v.object({ ...ok, tags: strings }),
  },
  /** Additive: by when an order of this moment would arrive. */
  deliveryDate: {
    method: 'GET',
    path: '/api/delivery/date',
    auth: false,
    request: v.object({ zipcode: pinCode }),
    /** `by`: the end of that day (ms). */
    response: v.object({ ...ok, by: v.number() }),
  },
  /** Additive: a mail when a variant can be bought again; without `size` when the product can, in whichever variant. */
  stockAlert: {
    method: 'POST',
    path: '/api/product/stock-alert',
    auth: false,
    request: StockAlertSchema,
    response: Done,
  },
  wishlistGet: {
    method: 'GET',
    path: '/api/wishlist/get',
    auth: true,
    request: Empty,
    response: v.object({ ...ok, wishlist: WishlistSchema }),
  },
  wishlistAdd: {
    method: 'POST',
    path: '/api/wishlist/add',
    auth: true,
    request: v.object({ productId: id, key: requestKey }),
    response: Done,
  },
  wishlistRemove: {
    method: 'POST',
    path: '/api/wishlist/remove',
    auth: true,
    request: v.object({ productId: id, key: requestKey }),
    response: Done,
  },
  wishlistClear: {
    method: 'POST',
    path: '/api/wishlist/clear',
    auth: true,
    request: v.optional(v.object({ key: requestKey }), {}),
    response: Done,
  },
  reviewGet: {
    method: 'POST',
    path: '/api/product/review/get',
    auth: false,
    /** Additive: `limit` asks for a page instead of all, `userId` for that person's review in `own`. */
    request: v.object({
      productId: id,
      userId: v.optional(id),
      page: v.optional(pageNumber),
      limit: v.optional(pageSize),
      sort: v.optional(v.picklist(REVIEW_SORTS)),
    }),
    response: v.object({
      ...ok,
      reviews: v.array(ReviewSchema),
      averageRating: v.number(),
      totalReviews: v.number(),
      /** The number of reviews with 5, 4, 3, 2 and 1 stars. */
      distribution: v.optional(v.array(v.number())),
      own: v.nullish(ReviewSchema),
      /** The server has `reviewReport`. */
      takesReports: v.optional(v.boolean()),
    }),
  },
  reviewAdd: {
    method: 'POST',
    path: '/api/product/review/add',
    auth: true,
    request: ReviewWriteSchema,
    response: Done,
  },
  reviewUpdate: {
    method: 'POST',
    path: '/api/product/review/update',
    auth: true,
    request: ReviewWriteSchema,
    response: Done,
  },
  reviewDelete: {
    method: 'POST',
    path: '/api/product/review/delete',
    auth: true,
    request: byProduct,
    response: Done,
  },
  /** Additive: tells the store about somebody's review, once for each person and review. */
  reviewReport: {
    method: 'POST',
    path: '/api/product/review/report',
    auth: true,
    request: v.object({ reviewId: id, reason: v.picklist(REPORT_REASONS) }),
    response: Done,
  },
  userRegister: {
    method: 'POST',
    path: '/api/user/register',
    auth: false,
    request: RegisterSchema,
    response: v.object({ ...ok, token: v.string() }),
  },
  userLogin: {
    method: 'POST',
    path: '/api/user/login',
    auth: false,
    request: LoginSchema,
    response: v.object({ ...ok, token: v.string() }),
  },
  userInfo: {
    method: 'GET',
    path: '/api/user/info',
    auth: true,
    request: Empty,
    response: v.object({ ...ok, user: UserSchema }),
  },
  /** Additive: where and up to which amount (rupees) orders are paid on delivery. */
  codTerms: {
    method: 'GET',
    path: '/api/order/cod-terms',
    auth: false,
    request: Empty,
    response: v.object({ ...ok, max: v.nullable(v.number()), excludedPins: strings }),
  },
  /** Additive: what a discount code is worth for these lines (rupees). */
  couponCheck: {
    method: 'POST',
    path: '/api/coupon/check',
    auth: true,
    request: v.object({
      coupon,
      items: v.pipe(
        v.array(v.object({ _id: id, size: v.optional(size, DEFAULT_SIZE), quantity })),
        v.minLength(1, t('The cart is empty.')),
        v.maxLength(MAX_LINES, TOO_MANY_LINES),
      ),
    }),
    response: v.object({
      ...ok,
      coupon: v.string(),
      /** `20% off`, `₹200 off` */
      name: v.string(),
      discount: v.number(),
      lines: v.array(v.object({ _id: id, size: v.string(), discount: v.number() })),
    }),
  },
  /** Additive: what subscribing is worth (percent); null if there is no newsletter. */
  newsletterTerms: {
    method: 'GET',
    path: '/api/newsletter/terms',
    auth: false,
    request: Empty,
    response: v.object({ ...ok, percent: v.nullable(v.number()) }),
  },
  /** Additive: sends a mail with a link that subscribes the address. */
  newsletterSubscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    auth: false,
    request: NewsletterSchema,
    response: Done,
  },
  /** Additive: the key with which a browser subscribes to notifications; null if the shop sends none. */
  pushKey: {
    method: 'GET',
    path: '/api/push/key',
    auth: false,
    request: Empty,
    response: v.object({ ...ok, publicKey: v.nullable(v.string()) }),
  },
  /** Additive: this browser gets the account's notifications. */
  pushSubscribe: {
    method: 'POST',
    path: '/api/push/subscribe',
    auth: true,
    request: PushSubscribeSchema,
    response: Done,
  },
  /** Additive: for a browser that has unsubscribed already, so that it needs no token. */
  pushUnsubscribe: {
    method: 'POST',
    path: '/api/push/unsubscribe',
    auth: false,
    request: v.object({ endpoint }),
    response: Done,
  },
  orderPlace: {
    method: 'POST',
    path: '/api/order/place',
    auth: true,
    request: OrderPlaceSchema,
    response: v.object({ ...ok, orderId: v.optional(id) }),
  },
  orderPlaceUpi: {
    method: 'POST',
    path: '/api/order/place-upi',
    auth: true,
    request: OrderPlaceSchema,
    response: v.object({ ...ok, paymentUrl: v.string(), orderId: v.optional(id) }),
  },
  userOrders: {
    method: 'POST',
    path: '/api/order/userorders',
    auth: true,
    /** Additive: `limit` asks for a page, newest first, of the orders in `group` that `search` finds. */
    request: v.optional(
      v.object({
        page: v.optional(pageNumber),
        limit: v.optional(pageSize),
        group: v.optional(v.picklist(ORDER_GROUPS)),
        search: v.optional(v.pipe(v.string(), upTo(100))),
      }),
      {},
    ),
    /** `total`: of the pages. Without it all orders were answered. */
    response: v.object({ ...ok, orders: v.array(OrderSchema), total: v.optional(v.number()) }),
  },
  /** `success` in the request comes from the address bar; the server does not trust it. */
  orderVerify: {
    method: 'POST',
    path: '/api/order/verifyStripe',
    auth: true,
    request: v.object({
      success: v.union([v.boolean(), text]),
      orderId: id,
    }),
    /** `success: false` with `paymentStatus: 'pending'` is not a failure: the client asks again. */
    response: v.object({
      success: v.boolean(),
      message: v.optional(v.string()),
      paymentStatus: v.optional(v.picklist(PAYMENT_STATUSES)),
    }),
  },
  headers: {
    method: 'GET',
    path: '/api/headers',
    auth: false,
    request: Empty,
    response: v.array(HeaderItemSchema),
  },
  footers: {
    method: 'GET',
    path: '/api/footers',
    auth: false,
    request: Empty,
    response: v.array(FooterLinkSchema),
  },

  // Additive (docs/decisions.md, "Extensions of the API"): the shop works without them.
  /** Additive: a search of the whole shop that finds nothing. The operator reads what people look for. */
  searchMissed: {
    method: 'POST',
    path: '/api/product/search-missed',
    auth: false,
    request: v.object({
      search: v.pipe(text, v.trim(), visible(t('Please write something.')), oneLine),
    }),
    response: Done,
  },
  /** Additive: how fast one visit was, without the person. */
  vitals: {
    method: 'POST',
    path: '/vitals',
    auth: false,
    request: v.object({
      page: v.picklist(VITAL_PAGES, t('This page is not measured.')),
      measures: v.pipe(
        v.array(
          v.object({
            name: v.picklist(VITALS, t('This is not measured.')),
            value: v.pipe(
              v.number(VITAL_VALUE),
              v.minValue(0, VITAL_VALUE),
              v.maxValue(MAX_VITAL, VITAL_VALUE),
            ),
          }),
        ),
        v.maxLength(20, t('At most 20 values can be sent at once.')),
      ),
    }),
    response: Done,
  },
  content: {
    method: 'GET',
    path: '/api/content',
    auth: false,
    request: Empty,
    response: v.object({ ...ok, content: ContentSchema }),
  },
  orderGet: {
    method: 'POST',
    path: '/api/order/get',
    auth: true,
    request: byOrder,
    response: v.object({ ...ok, order: OrderSchema }),
  },
  /** `order` is null if the person has no order with this key. */
  orderByKey: {
    method: 'POST',
    path: '/api/order/by-key',
    auth: true,
    request: v.object({ orderKey: key }),
    response: v.object({ ...ok, order: v.nullable(OrderSchema) }),
  },
  /** Additive: the tax invoice as a PDF file, in base64. */
  invoicePdf: {
    method: 'POST',
    path: '/api/order/invoice-pdf',
    auth: true,
    request: byOrder,
    response: v.object({ ...ok, name: v.string(), pdf: v.string() }),
  },
  orderCancel: {
    method: 'POST',
    path: '/api/order/cancel',
    auth: true,
    request: byOrder,
    response: v.object({ ...ok, order: v.optional(OrderSchema) }),
  },
  /** A new payment page for an unpaid UPI order. */
  orderPayAgain: {
    method: 'POST',
    path: '/api/order/pay-again',
    auth: true,
    request: byOrderAtAmount,
    response: v.object({ ...ok, paymentUrl: v.string() }),
  },
  /** Turns an unpaid UPI order into a cash-on-delivery one. */
  orderSwitchToCod: {
    method: 'POST',
    path: '/api/order/switch-to-cod',
    auth: true,
    request: byOrderAtAmount,
    response: v.object({ ...ok, order: v.optional(OrderSchema) }),
  },
  /** Asks for the return or exchange of units of a line, once for each key. */
  orderReturn: {
    method: 'POST',
    path: '/api/order/return',
    auth: true,
    request: v.object({
      orderId: id,
      returnKey: key,
      productId: id,
      size,
      quantity,
      kind: v.picklist(RETURN_KINDS),
      reason: v.picklist(RETURN_REASONS),
      /** What is wrong, in the shopper's words. */
      note: v.optional(v.pipe(v.string(), v.trim(), upTo(500)), ''),
      /** With `exchange`: the variant to get instead. */
      wanted: v.optional(size),
    }),
    response: v.object({ ...ok, order: OrderSchema }),
  },
  orderReturnWithdraw: {
    method: 'POST',
    path: '/api/order/withdraw-return',
    auth: true,
    request: v.object({ returnId: id }),
    response: v.object({ ...ok, order: OrderSchema }),
  },
  userUpdate: {
    method: 'POST',
    path: '/api/user/update',
    auth: true,
    request: v.object({ name: RegisterSchema.entries.name }),
    response: v.object({ ...ok, user: UserSchema }),
  },
  /** Sends a link to the address if it has an account; the answer does not tell whether it has. */
  userForgotPassword: {
    method: 'POST',
    path: '/api/user/forgot-password',
    auth: false,
    request: ForgotPasswordSchema,
    response: Done,
  },
  /** Sets a new password with the secret of that link, which ends all sessions. */
  userResetPassword: {
    method: 'POST',
    path: '/api/user/reset-password',
    auth: false,
    request: v.object({ secret: key, newPassword }),
    response: v.object({ ...ok, token: v.string() }),
  },
  /** Everything that the shop knows about the person. */
  userData: {
    method: 'POST',
    path: '/api/user/data',
    auth: true,
    request: PasswordSchema,
    response: v.object({ ...ok, data: v.record(v.string(), v.unknown()) }),
  },
  userDelete: {
    method: 'POST',
    path: '/api/user/delete',
    auth: true,
    request: PasswordSchema,
    response: Done,
  },
  /** Changing the password ends all other sessions; the response has a new token for this one. */
  userPassword: {
    method: 'POST',
    path: '/api/user/password',
    auth: true,
    request: v.object({ currentPassword: LoginSchema.entries.password, newPassword }),
    response: v.object({ ...ok, token: v.string() }),
  },
  /** Ends the session of the token that is sent. */
  userLogout: {
    method: 'POST',
    path: '/api/user/logout',
    auth: true,
    request: Empty,
    response: Done,
  },
  userLogoutEverywhere: {
    method: 'POST',
    path: '/api/user/logout-everywhere',
    auth: true,
    request: Empty,
    response: Done,
  },
  /**
   * A page of a listing, for clients without the whole catalogue (docs/adr/0008-search-in-the-browser.md).
   */
  productSearch: {
    method: 'GET',
    path: '/api/product/search',
    auth: false,
    request: ProductSearchQuerySchema,
    response: v.object({
      ...ok,
      /** At most 20. */
      products: v.array(ProductSchema),
      total: v.number(),
      /** The requested page, or the last one. */
      page: v.number(),
      pageCount: v.number(),
      facets: v.object({
        total: v.number(),
        values: v.object({
          categories: textFacets,
          colors: textFacets,
          tags: textFacets,
          sizes: textFacets,
        }),
        ratings: v.array(facetOf(v.picklist([4, 3, 2, 1]))),
        freeShipping: facetOf(v.literal(true)),
        onSale: facetOf(v.literal(true)),
      }),
      /** The lowest and highest price of the whole catalogue, in rupees. */
      priceRange: v.nullable(v.object({ min: rupees, max: rupees })),
    }),
  },
  health: {
    method: 'GET',
    path: '/api/health',
    auth: false,
    request: Empty,
    response: v.object({ ...ok }),
  },
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** Input types: before trimming, lower-casing and defaults. */
export type RequestOf<N extends CallName> = v.InferInput<Calls[N]['request']>;
/** Output types: after them. */
export type ParsedRequestOf<N extends CallName> = v.InferOutput<Calls[N]['request']>;
export type ResponseOf<N extends CallName> = v.InferOutput<Calls[N]['response']>;

// ---------------------------------------------------------------------------------------------
// The public Indian postal-code service (not ours, so not under API_PREFIX)

export const PincodeAnswerSchema = v.pipe(
  v.array(
    v.object({
      Status: v.string(),
      Message: v.optional(v.string()),
      PostOffice: v.nullish(
        v.array(
          v.object({
            Name: v.optional(v.string()),
            District: v.string(),
            State: v.string(),
            Country: v.string(),
          }),
        ),
      ),
    }),
  ),
  v.minLength(1),
);
export type PincodeAnswer = v.InferOutput<typeof PincodeAnswerSchema>;
