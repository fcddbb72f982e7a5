/**
 * The data access that the rules need, independent of how data is stored. `db/store.ts` implements it. Money is paise,
 * times are milliseconds.
 */
import type {
  Content,
  FooterLink,
  HeaderItem,
  OrderItem,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  Picture,
  ReportReason,
  ReturnKind,
  ReturnReason,
  ReturnStatus,
  Review,
  ReviewSort,
  StoreDetails,
} from '../../src/shared/api/contract';
import type { TranslatedText } from '../../src/shared/api/deskContract';
import type { Role } from '../../src/shared/api/roles';

/** The badge on a product's card (services/badges.ts); empty: none. */
export type Badge = '' | 'Bestseller' | 'New';

/** A product's texts in another language. Missing ones are shown in English. */
export type ProductTexts = Partial<Record<TranslatedText, string>>;

/** By language (src/shared/config/languages.ts). */
export type ProductTranslations = Readonly<Record<string, ProductTexts>>;

export interface ProductRecord {
  id: string;
  /** The lower comes first; products without one follow, the newest first. */
  position: number | null;
  createdAt: number;
  name: string;
  shortDescription: string;
  description: string;
  image: string[];
  pictures: Picture[];
  regularPrice: number | null;
  salePrice: number | null;
  categories: string[];
  category: string;
  subCategory: string;
  tags: string[];
  colors: string[];
  sizes: string[];
  seller: string;
  material: string;
  care: string;
  dimensions: string;
  weight: number | null;
  /** Of the goods and services tax: the code of the goods; empty if unknown. */
  hsn: string;
  /** The percent of that tax; null for the shop's usual one. */
  taxRate: number | null;
  isFeatured: boolean;
  visibility: string;
  allowReviews: boolean;
  /** False: sold out, whatever the stock is. */
  inStock: boolean;
  /** Units left of each variant that is counted (a size, or `default`); any number of the others can be sold. */
  stock: Readonly<Record<string, number>>;
  published: boolean;
  ratingSum: number;
  ratingCount: number;
  badge: Badge;
  translations: ProductTranslations;
}

export interface UserRecord {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
  sessionEpoch: number;
  /** When a link was followed that only a mail to the address had. */
  emailConfirmedAt: number | null;
  role: Role;
  /** Of the second factor, in base32; null without one. */
  totpSecret: string | null;
  /** Of the page on which the account last signed in. Mails are written in it. */
  language: string;
}

export interface CartItemRecord {
  productId: string;
  size: string;
  quantity: number;
}

export interface Shipment {
  courier: string;
  /** The courier's tracking number. */
  number: string | null;
}

export interface OrderRecord {
  id: string;
  userId: string;
  orderKey: string | null;
  fingerprint: string;
  items: OrderItem[];
  address: Record<string, string>;
  amount: number;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  status: OrderStatus;
  createdAt: number;
  /** When a UPI order became cash on delivery. */
  switchedAt: number | null;
  shipment: Shipment | null;
  /** The discount code that it was placed with; its items say what they cost less. */
  coupon: string | null;
  /** Of the page on which it was placed. Its messages and its invoice are written in it. */
  language: string;
}

/** A discount code. Money is paise. */
export interface CouponRecord {
  /** In upper case. */
  code: string;
  /** Either a percent of the goods or an amount. */
  percent: number | null;
  amount: number | null;
  /** What the goods that it is for must cost together. */
  minimum: number;
  startsAt: number | null;
  endsAt: number | null;
  maxUses: number | null;
  maxPerPerson: number | null;
  /** Of the goods that it is for; empty: all goods. */
  categories: string[];
  /** Orders that were placed with it and not cancelled. */
  used: number;
  createdAt: number;
}

export interface ReturnRecord {
  id: string;
  orderId: string;
  userId: string;
  returnKey: string;
  productId: string;
  variant: string;
  quantity: number;
  kind: ReturnKind;
  reason: ReturnReason;
  note: string;
  /** Of an exchange: the variant that the shopper gets instead. Its units are taken from the stock. */
  wanted: string | null;
  status: ReturnStatus;
  /** The amount to refund (paise): all that the units cost, until the operator has decided. */
  amount: number;
  /** What the provider has refunded of the order's payment when this refund is done (paise); null before it begins. */
  refundTarget: number | null;
  shipment: Shipment | null;
  /** The operator's reason for declining. */
  answer: string | null;
  createdAt: number;
  history: StatusChange[];
}

export interface InvoiceRecord {
  orderId: string;
  number: string;
  issuedAt: number;
  /** As it was then; null on invoices from before it was stored. */
  seller: StoreDetails | null;
}

export interface StatusChange {
  status: string;
  at: number;
}

export type PaymentState = 'pending' | 'paid' | 'failed';

/** What the provider knows of a payment. */
export interface PaymentFacts {
  state: PaymentState;
  /** Paise; counted from the moment when a refund begins. */
  refunded: number;
  /** The provider's id of the money itself, once it is paid: refunds name it. */
  paymentId: string | null;
}

export interface PaymentRecord {
  id: string;
  orderId: string;
  attempt: number;
  provider: string;
  providerRef: string;
  url: string;
  amount: number;
  status: PaymentState;
  createdAt: number;
  checkedAt: number;
  paymentId: string | null;
  refunded: number;
  /** When an attempt to pay last failed. */
  failedAt: number | null;
}

export interface ProductsRepository {
  find(id: string): Promise<ProductRecord | undefined>;
  findMany(ids: readonly string[]): Promise<ProductRecord[]>;
  /** All products on sale (published and visible), in the server's order. */
  listOnSale(): Promise<ProductRecord[]>;
  listAll(): Promise<ProductRecord[]>;
  /** Changes whenever a product list may have changed. */
  version(): Promise<string>;
  bumpVersion(): Promise<void>;
  /** A product's rating or stock has changed, which lists show after the next `publishChanges`. */
  noteChange(): Promise<void>;
  /** Bumps the version if a change was noted. Once a minute: each review would empty every cache otherwise. */
  publishChanges(): Promise<void>;
  /** Locks the product and its reviews until commit. */
  lock(id: string): Promise<void>;
  setRating(id: string, sum: number, count: number): Promise<void>;
  /** Inserts or replaces by id; keeps existing products' ratings, stock and badges. */
  upsertMany(products: readonly ProductRecord[]): Promise<void>;
  /** Gives these products the positions 1, 2, … and takes those of all others. */
  arrange(ids: readonly string[]): Promise<void>;
  setSalePrice(id: string, price: number | null): Promise<void>;
  setBadge(id: string, badge: Badge): Promise<void>;
}

export interface UsersRepository {
  find(id: string): Promise<UserRecord | undefined>;
  /** Not found if the session was ended. */
  findInSession(id: string, sessionId: string): Promise<UserRecord | undefined>;
  findByEmail(email: string): Promise<UserRecord | undefined>;
  /** False if the email address is taken. */
  insert(user: Omit<UserRecord, 'role' | 'totpSecret'> & { createdAt: number }): Promise<boolean>;
  /** Those who may use the desk, by email address. */
  listStaff(): Promise<UserRecord[]>;
  setRole(id: string, role: Role): Promise<void>;
  /** @param secret null: no second factor */
  setTotpSecret(id: string, secret: string | null): Promise<void>;
  /** Notes that the code of a time step was used. False if one of that step or a later one was. */
  useTotpStep(id: string, step: number): Promise<boolean>;
  setName(id: string, name: string): Promise<void>;
  setLanguage(id: string, language: string): Promise<void>;
  /** Also increments the session epoch. False if the epoch is no longer `epoch`. */
  setPassword(id: string, passwordHash: string, epoch: number): Promise<boolean>;
  countEpochUp(id: string): Promise<void>;
  /** Keeps the first time. */
  confirmEmail(id: string, at: number): Promise<void>;
  /** Replaces name, email address and password, and ends every session. */
  forget(id: string, name: string): Promise<void>;
  /** Ends one session; `sessionId` comes from its token. */
  endSession(sessionId: string, now: number): Promise<void>;
}

/** A link by which the password of an email address's account can be set, whether or not it has one. */
export interface PasswordResetRecord {
  id: string;
  email: string;
  createdAt: number;
  /** Of the mail with the link. */
  language: string;
}

/** `secretHash` is the hash of the link's secret; links that are not made after `since` are not found. */
export interface PasswordResetsRepository {
  insert(reset: PasswordResetRecord & { secretHash: string }): Promise<void>;
  find(id: string, since: number): Promise<PasswordResetRecord | undefined>;
  findBySecret(secretHash: string, since: number): Promise<PasswordResetRecord | undefined>;
  /** Deletes all links of an address and returns their ids: none if another request was faster. */
  forget(email: string): Promise<string[]>;
}

export interface CartRepository {
  list(userId: string): Promise<CartItemRecord[]>;
  quantity(userId: string, productId: string, size: string): Promise<number>;
  /** False if this user has used the key before. */
  noteKey(userId: string, key: string, at: number): Promise<boolean>;
  /** Adds one unit in a single statement, never above `limit`. */
  addOne(line: {
    userId: string;
    productId: string;
    size: string;
    limit: number;
    at: number;
  }): Promise<void>;
  set(line: {
    userId: string;
    productId: string;
    size: string;
    quantity: number;
    at: number;
  }): Promise<void>;
  remove(userId: string, productId: string, size: string): Promise<void>;
  clear(userId: string): Promise<void>;
  /** Removes `units` from a line, and the line when nothing is left. */
  takeOut(line: {
    userId: string;
    productId: string;
    size: string;
    units: number;
    at: number;
  }): Promise<void>;
}

export interface WishlistRepository {
  /** Oldest first. */
  list(userId: string): Promise<string[]>;
  /** False if it was there already. */
  add(userId: string, productId: string, at: number): Promise<boolean>;
  remove(userId: string, productId: string): Promise<void>;
  clear(userId: string): Promise<void>;
}

/** How orders are paid. */
export interface PaymentSettings {
  /** The most rupees that are paid on delivery; null: any amount. */
  codMax: number | null;
  /** PIN codes, or their first digits, without cash on delivery. */
  codExcludedPins: string[];
  /** How long a UPI order waits for its payment. */
  upiHoldMinutes: number;
}

/** Where the shop delivers. */
export interface DeliverySettings {
  /** PIN codes, or their first digits, to which nothing is sent. */
  excludedPins: string[];
}

/** The shop's short texts in other languages, by English text: categories, colours, menus, offers. */
export type Labels = Readonly<Record<string, string>>;

/** What the owner has set at the desk. */
export interface ShopSettings extends Omit<Content, 'labels'> {
  /** By language (src/shared/config/languages.ts). */
  labels?: Readonly<Record<string, Labels>> | undefined;
  delivery?: DeliverySettings | undefined;
  payment?: PaymentSettings | undefined;
}

export interface SettingsRepository {
  read(): Promise<ShopSettings>;
  /** @param value null: as the environment or the build has it */
  write<Name extends keyof ShopSettings>(
    name: Name,
    value: NonNullable<ShopSettings[Name]> | null,
  ): Promise<void>;
}

/** A product's price (paise) for some days. */
export interface PlannedSale {
  productId: string;
  price: number;
  startsAt: number;
  endsAt: number;
  /** Null: it has not begun. */
  startedAt: number | null;
  /** The sale price before it began. */
  priceBefore: number | null;
}

export interface PlannedSalesRepository {
  of(productIds: readonly string[]): Promise<Map<string, PlannedSale>>;
  /** Of each product one. */
  put(sale: PlannedSale): Promise<void>;
  remove(productId: string): Promise<void>;
  /** The products whose sale is to begin or to end. */
  due(now: number): Promise<string[]>;
}

/** A review as the desk reads it. */
export interface DeskReviewRecord extends Review {
  productId: string;
  productName: string;
}

export interface ReviewSearch {
  /** Words of the comment, or a product's id or name. */
  search?: string | undefined;
  /** Reported, hidden, or not answered. */
  show?: 'reported' | 'hidden' | 'unanswered' | undefined;
}

export interface ReviewReport {
  reviewId: string;
  userId: string;
  reason: ReportReason;
  createdAt: number;
}

/** Hidden reviews are in none of the lists and counts for shoppers, only in `of` and `listBy`. */
export interface ReviewsRepository {
  find(id: string): Promise<DeskReviewRecord | undefined>;
  /** Those of all products, the newest first. */
  search(search: ReviewSearch, page: Page): Promise<Paged<DeskReviewRecord>>;
  /** @param at null: shown again */
  setHidden(id: string, at: number | null): Promise<void>;
  /** @param answer null: none */
  setAnswer(id: string, answer: string | null, at: number): Promise<void>;
  /** A user's reviews of these products are from now on those of a buyer. */
  noteBought(userId: string, productIds: readonly string[]): Promise<void>;
  /** Does nothing if this user has reported the review already. */
  addReport(report: ReviewReport): Promise<void>;
  reportsOf(reviewIds: readonly string[]): Promise<ReviewReport[]>;
  reportsBy(userId: string): Promise<ReviewReport[]>;
  forgetReports(reports: { reviewId: string } | { userId: string }): Promise<void>;
  /** The number of reviews that were reported. */
  countReported(): Promise<number>;
  /** All, or `limit` of them after `offset`. */
  list(
    productId: string,
    page: { sort: ReviewSort; limit?: number | undefined; offset?: number | undefined },
  ): Promise<Review[]>;
  of(productId: string, userId: string): Promise<Review | undefined>;
  listBy(userId: string): Promise<(Review & { productId: string })[]>;
  /** The number of reviews by stars; none for stars that nobody gave. */
  counts(productId: string): Promise<Map<number, number>>;
  totals(productId: string): Promise<{ sum: number; count: number }>;
  /** False if this user has reviewed the product already. */
  insert(review: Omit<Review, 'userName'> & { productId: string }): Promise<boolean>;
  /** False if there is none. */
  update(review: {
    userId: string;
    productId: string;
    rating: number;
    comment: string;
    date: number;
  }): Promise<boolean>;
  delete(userId: string, productId: string): Promise<boolean>;
}

/** Somebody who wants to know when a variant can be bought again. */
export interface StockAlertRecord {
  id: string;
  productId: string;
  /** Null: any variant. */
  variant: string | null;
  email: string;
  createdAt: number;
  /** Of the page on which it was asked for. */
  language: string;
}

export interface StockAlertsRepository {
  /** Does nothing if the address waits for it already. */
  add(alert: StockAlertRecord): Promise<void>;
  find(id: string): Promise<StockAlertRecord | undefined>;
  /** Those that were not told yet, oldest first, after an id. */
  waiting(after: string, limit: number): Promise<StockAlertRecord[]>;
  /** True for one caller. */
  noteTold(id: string, at: number): Promise<boolean>;
  /** All of an address. */
  listOf(email: string): Promise<StockAlertRecord[]>;
  /** Deletes all alerts of an address and returns their ids. */
  forget(email: string): Promise<string[]>;
}

/** Units of a product in a variant (a size, or `default`). */
export interface StockLine {
  productId: string;
  variant: string;
  quantity: number;
}

export interface StockRepository {
  /** Sets counts; null: any number can be sold. */
  set(lines: readonly (Omit<StockLine, 'quantity'> & { quantity: number | null })[]): Promise<void>;
  /**
   * Takes an order's units, as far as they are counted, and remembers them. Null if too few are left of a line: then the
   * caller must abort its transaction. Else the counts that are left of its lines.
   */
  take(orderId: string, lines: readonly StockLine[]): Promise<number[] | null>;
  /** Gives back what an order has taken; nothing the second time. */
  giveBack(orderId: string): Promise<void>;
  /** Gives back units of one line, as far as the order has taken them. */
  giveBackUnits(orderId: string, line: StockLine): Promise<void>;
  /** What an order has taken and not given back. */
  takenBy(orderId: string): Promise<StockLine[]>;
}

export interface OrdersRepository {
  /** How many orders a user has placed since a time. */
  countSince(userId: string, since: number): Promise<number>;
  find(id: string): Promise<OrderRecord | undefined>;
  findByKey(userId: string, orderKey: string): Promise<OrderRecord | undefined>;
  /** Orders whose ids end with `end` (alphanumeric). */
  endingWith(end: string): Promise<OrderRecord[]>;
  /** How many units of each product were ordered since a time, without cancelled orders. */
  unitsOrdered(since: number): Promise<Map<string, number>>;
  /** Oldest first: the profile reverses it (spec section 7). */
  listOf(userId: string): Promise<OrderRecord[]>;
  list(filter: { status?: OrderStatus | undefined; limit: number }): Promise<OrderRecord[]>;
  /** False if the user has an order with this key already. */
  insert(order: OrderRecord): Promise<boolean>;
  /** Compare and set: returns false and changes nothing unless the status is one of `from`. */
  moveStatus(id: string, from: readonly OrderStatus[], to: OrderStatus): Promise<boolean>;
  movePayment(
    id: string,
    from: readonly PaymentStatus[],
    to: PaymentStatus,
    method?: PaymentMethod,
  ): Promise<boolean>;
  /** New products and amount of an order that is still unpaid; false if it is not. */
  reprice(id: string, items: readonly OrderItem[], amount: number): Promise<boolean>;
  /** Locks the order until commit. */
  lock(id: string): Promise<void>;
  setAddress(id: string, address: Record<string, string>): Promise<void>;
  setShipment(id: string, shipment: Shipment): Promise<void>;
  noteSwitch(id: string, at: number): Promise<void>;
  /** UPI orders before packing, placed before a time, whose payment has not arrived; the oldest first, 100 at most. */
  listUnpaid(before: number): Promise<OrderRecord[]>;
  addChange(orderId: string, change: StatusChange): Promise<void>;
  changesOf(orderIds: readonly string[]): Promise<Map<string, StatusChange[]>>;
}

export interface CouponsRepository {
  find(code: string): Promise<CouponRecord | undefined>;
  /** Newest first. */
  list(limit: number): Promise<CouponRecord[]>;
  /** Inserts a code, or replaces its terms; it keeps its uses. */
  save(coupon: CouponRecord): Promise<void>;
  usesBy(code: string, userId: string): Promise<number>;
  /** Notes that an order uses a code. False if a limit is reached: then the caller must abort its transaction. */
  use(
    order: Pick<OrderRecord, 'id' | 'userId'>,
    coupon: Pick<CouponRecord, 'code' | 'maxPerPerson'>,
  ): Promise<boolean>;
  /** The order does not use its code any more; nothing if it has none. */
  giveBack(orderId: string): Promise<void>;
}

/** An email address of the newsletter. */
export interface SubscriberRecord {
  id: string;
  email: string;
  createdAt: number;
  confirmedAt: number | null;
  endedAt: number | null;
  /** The discount code that the address has got. */
  coupon: string | null;
  /** Of the page on which it was entered. */
  language: string;
}

export interface NewsletterIssue {
  /** A hash of the text: the same issue is sent once. */
  id: string;
  subject: string;
  text: string;
  createdAt: number;
}

export interface NewsletterRepository {
  find(id: string): Promise<SubscriberRecord | undefined>;
  /** The address's record, made if it has none. The language is kept of an address that is subscribed. */
  get(email: string, id: string, at: number, language: string): Promise<SubscriberRecord>;
  /** True for one caller: the address is written to from now on. `coupon` is kept if it has none. */
  confirm(id: string, at: number, coupon: string): Promise<boolean>;
  end(id: string, at: number): Promise<void>;
  /** Those who are written to, after an id. */
  subscribed(after: string, limit: number): Promise<SubscriberRecord[]>;
  findByEmail(email: string): Promise<SubscriberRecord | undefined>;
  /** Deletes an address and returns its ids. */
  forget(email: string): Promise<string[]>;
  /** Deletes addresses that were entered before a time and have not confirmed. */
  forgetUnconfirmed(before: number): Promise<void>;
  /** Keeps an issue that exists. */
  addIssue(issue: NewsletterIssue): Promise<void>;
  findIssue(id: string): Promise<NewsletterIssue | undefined>;
}

/** A browser that gets an account's notifications. */
export interface PushSubscriptionRecord {
  id: string;
  userId: string;
  /** The address at the browser's push service. */
  endpoint: string;
  keys: { p256dh: string; auth: string };
  createdAt: number;
}

export interface PushSubscriptionsRepository {
  /** A browser belongs to the account that has subscribed last. */
  put(subscription: PushSubscriptionRecord): Promise<void>;
  listOf(userId: string): Promise<PushSubscriptionRecord[]>;
  remove(endpoint: string): Promise<void>;
  /** All of an account. */
  forget(userId: string): Promise<void>;
}

export interface InvoicesRepository {
  /**
   * Gives an order the next number of a financial year; nothing if it has one. In the transaction of its dispatch: numbers have
   * no gaps, because an aborted transaction gives its number back.
   */
  issue(
    orderId: string,
    year: string,
    at: number,
    seller: StoreDetails,
    numberOf: (serial: number) => string,
  ): Promise<void>;
  ofOrders(orderIds: readonly string[]): Promise<Map<string, InvoiceRecord>>;
}

export interface ReturnsRepository {
  find(id: string): Promise<ReturnRecord | undefined>;
  findByKey(userId: string, returnKey: string): Promise<ReturnRecord | undefined>;
  /** Those whose id ends in these characters. */
  endingWith(end: string): Promise<ReturnRecord[]>;
  /** By order, oldest first. */
  ofOrders(orderIds: readonly string[]): Promise<Map<string, ReturnRecord[]>>;
  /** Newest first. */
  list(filter: { status: ReturnStatus | undefined; limit: number }): Promise<ReturnRecord[]>;
  /** False if this user has used the key before. */
  insert(record: ReturnRecord): Promise<boolean>;
  /** Compare and set: returns false and changes nothing unless the status is still that of `before`. */
  replace(before: ReturnRecord, after: ReturnRecord): Promise<boolean>;
  /** Deletes the shopper's own words. */
  forgetNotes(userId: string): Promise<void>;
}

export interface PaymentsRepository {
  findByRef(provider: string, ref: string): Promise<PaymentRecord | undefined>;
  findByPaymentId(provider: string, paymentId: string): Promise<PaymentRecord | undefined>;
  /**
   * Payments that may have changed unseen: open ones, those that failed after `since`, and paid ones of orders
   * that ended without a delivery and are not refunded.
   */
  listUnsettled(since: number): Promise<PaymentRecord[]>;
  /** The newest attempt of each order. */
  latestOf(orderIds: readonly string[]): Promise<Map<string, PaymentRecord>>;
  allOf(orderId: string): Promise<PaymentRecord[]>;
  /** False if this attempt exists already. */
  insert(payment: PaymentRecord): Promise<boolean>;
  setFacts(id: string, facts: PaymentFacts): Promise<void>;
  noteFailure(id: string, at: number): Promise<void>;
  /** True for one caller until `until`: the one that may refund a part of the payment. */
  claimRefund(id: string, now: number, until: number): Promise<boolean>;
  releaseRefund(id: string): Promise<void>;
  /** True for one caller per interval: the one that may query the provider. */
  claimCheck(id: string, now: number, interval: number): Promise<boolean>;
}

export type AccountMessageKind = 'welcome' | 'password-reset' | 'password-changed';
export type ShopperOrderMessageKind =
  | 'order-placed'
  | 'order-paid'
  | 'order-unpaid'
  | 'order-shipped'
  | 'order-attempted'
  | 'order-delivered'
  | 'order-refused'
  | 'order-returned'
  | 'order-lost'
  | 'order-cancelled'
  | 'order-refunded';
export type OperatorOrderMessageKind =
  'operator-new-order' | 'operator-low-stock' | 'operator-refund-failed';
export type OrderMessageKind = ShopperOrderMessageKind | OperatorOrderMessageKind;
export type ShopperReturnMessageKind =
  | 'return-requested'
  | 'return-accepted'
  | 'return-declined'
  | 'return-received'
  | 'return-refunded'
  | 'return-replaced';
export type ReturnMessageKind = ShopperReturnMessageKind | 'operator-new-return';
/** An event of an order or a return, for the operator's own program: `webhook-order-shipped`. */
export type WebhookKind = `webhook-${'order' | 'return'}-${string}`;
/** An issue of the newsletter, to one subscriber. */
export type IssueKind = `newsletter-issue-${string}`;
export type NewsletterMessageKind = 'newsletter-confirm' | 'newsletter-welcome' | IssueKind;
export type MailKind =
  | AccountMessageKind
  | OrderMessageKind
  | ReturnMessageKind
  | NewsletterMessageKind
  | 'back-in-stock';
/** A notification with the text of a mail: `push-order-shipped`. */
export type PushKind = `push-${string}`;
export type MessageKind = MailKind | WebhookKind | PushKind;

export interface MessageRecord {
  /** Of the event: an event has one message. */
  id: string;
  kind: MessageKind;
  /** The order, return, account, password reset, stock alert or subscriber that it is about. */
  subjectId: string;
  createdAt: number;
  /** When it is tried next; null once it was sent or given up. */
  dueAt: number | null;
  attempts: number;
  sentAt: number | null;
  error: string | null;
}

/** Messages of one lane are sent one after the other; the lanes do not wait for each other. */
export type MessageLane = 'mail' | 'webhook' | 'newsletter' | 'push';

/** The outbox of messages to shoppers and operator. */
export interface MessagesRepository {
  /**
   * Writes a message in the transaction of its event: one for each kind and subject, or, of an event that can happen again
   * (`repeats`), one for each time.
   */
  add(kind: MessageKind, subjectId: string, at: number, repeats?: boolean): Promise<void>;
  /** Deletes all messages about these subjects. */
  forget(subjectIds: readonly string[]): Promise<void>;
  /**
   * The oldest message of a lane that is due; for one caller until `until`, then it is due again. Neither a receiver that
   * is down nor a newsletter to thousands holds up the mails of orders.
   */
  claim(lane: MessageLane, now: number, until: number): Promise<MessageRecord | undefined>;
  noteSent(id: string, at: number): Promise<void>;
  /** @param dueAt when it is tried again; null: never */
  noteFailure(id: string, error: string, dueAt: number | null): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<MessageRecord[]>;
  /** When the oldest waiting message was written; null if none waits. */
  oldestWaiting(): Promise<number | null>;
  /** Makes a message due that was given up; false if there is none. */
  retry(id: string, at: number): Promise<boolean>;
}

export interface LayoutRepository {
  headers(): Promise<HeaderItem[]>;
  footers(): Promise<FooterLink[]>;
  replaceHeaders(items: readonly HeaderItem[]): Promise<void>;
  replaceFooters(links: readonly FooterLink[]): Promise<void>;
}

/** The pauses between attempts: none for the first ones, then each twice as long as the one before. */
export interface PausePolicy {
  /** Attempts without a pause. */
  free: number;
  firstPauseMs: number;
  longestPauseMs: number;
  /** How long after the last attempt all are forgotten. */
  forgottenAfterMs: number;
}

export interface AttemptsRepository {
  /**
   * Counts an attempt, unless its key is paused. One statement, so that of simultaneous attempts no more pass than of
   * successive ones. Returns how long the pause goes on (ms): 0 if the attempt was counted.
   */
  count(key: string, now: number, policy: PausePolicy): Promise<number>;
  /** Takes one attempt back and ends its pause. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Places that accounts were used from. `id` is a hash of account and place: the database holds no addresses. */
export interface KnownPlacesRepository {
  note(id: string, now: number): Promise<void>;
  has(id: string): Promise<boolean>;
  /** Counts a wrong password; forgets the place at the `most`th in a row. */
  countWrong(id: string, most: number): Promise<void>;
}

/** A change that staff or operator have made. */
export interface AuditRecord {
  id: string;
  at: number;
  /** The email address of the person, or `command line`. */
  actor: string;
  /** `order.status` */
  action: string;
  subjectId: string;
  /** The fields that have changed. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export interface AuditFilter {
  actor?: string | undefined;
  action?: string | undefined;
  subjectId?: string | undefined;
}

/** One page of a list, from the first row. */
export interface Page {
  limit: number;
  offset: number;
}

export interface Paged<T> {
  records: T[];
  /** Of all pages. */
  total: number;
}

export interface AuditRepository {
  add(record: AuditRecord): Promise<void>;
  /** Newest first. */
  list(filter: AuditFilter, page: Page): Promise<Paged<AuditRecord>>;
}

export interface OrderNote {
  id: string;
  orderId: string;
  author: string;
  text: string;
  createdAt: number;
}

export interface OrderSearch {
  statuses?: readonly OrderStatus[] | undefined;
  paymentStatuses?: readonly PaymentStatus[] | undefined;
  userId?: string | undefined;
  /** Part of the order's number or of its address: name, phone, email, street, city. */
  search?: string | undefined;
}

export interface ReturnSearch {
  statuses?: readonly ReturnStatus[] | undefined;
  orderId?: string | undefined;
}

/** A person who has an account. */
export interface CustomerRecord extends Pick<UserRecord, 'id' | 'name' | 'email' | 'role'> {
  createdAt: number;
  /** Orders that were not cancelled, and their amounts (paise). */
  orders: number;
  spent: number;
}

/** What only the desk reads. */
export interface DeskRepository {
  /** Newest first. */
  orders(search: OrderSearch, page: Page): Promise<Paged<OrderRecord>>;
  returns(search: ReturnSearch, page: Page): Promise<Paged<ReturnRecord>>;
  countOrders(search: OrderSearch): Promise<number>;
  countReturns(search: ReturnSearch): Promise<number>;
  /** Amounts (paise) and times of the orders since a time that were not called off. */
  salesSince(since: number): Promise<{ createdAt: number; amount: number }[]>;
  /** Counted variants with at most this many units left, the fewest first. */
  lowStock(most: number, page: Page): Promise<Paged<StockLine & { name: string }>>;
  notesOf(orderId: string): Promise<OrderNote[]>;
  /** False if there is one with this id, which stays as it is. */
  addNote(note: OrderNote): Promise<boolean>;
  /** Deletes the notes about these orders. */
  forgetNotes(orderIds: readonly string[]): Promise<void>;
  /** Accounts that were not deleted, the newest first: by words of name and address, or one. */
  customers(
    search: { search?: string | undefined; id?: string | undefined },
    page: Page,
  ): Promise<Paged<CustomerRecord>>;
  /** Counts a search without a result. */
  noteMissedSearch(words: string, at: number): Promise<void>;
  /** The most frequent ones of the last month. */
  missedSearches(limit: number): Promise<{ words: string; count: number }[]>;
  /** The answer that a call with this key has got. */
  answerOf(key: string): Promise<string | undefined>;
  keepAnswer(key: string, answer: string, at: number): Promise<void>;
}

/** Measures of shoppers' visits, counted by day, measure and range. */
export interface VitalsRepository {
  /** @param measure `day`: its beginning (ms) */
  count(measure: { day: number; name: string; range: number }): Promise<void>;
  /** Counts since a day (ms). */
  since(day: number): Promise<{ name: string; range: number; count: number }[]>;
}

export interface Store {
  audit: AuditRepository;
  desk: DeskRepository;
  products: ProductsRepository;
  stock: StockRepository;
  stockAlerts: StockAlertsRepository;
  users: UsersRepository;
  passwordResets: PasswordResetsRepository;
  cart: CartRepository;
  wishlist: WishlistRepository;
  plannedSales: PlannedSalesRepository;
  settings: SettingsRepository;
  reviews: ReviewsRepository;
  orders: OrdersRepository;
  returns: ReturnsRepository;
  coupons: CouponsRepository;
  newsletter: NewsletterRepository;
  pushSubscriptions: PushSubscriptionsRepository;
  invoices: InvoicesRepository;
  payments: PaymentsRepository;
  layout: LayoutRepository;
  attempts: AttemptsRepository;
  knownPlaces: KnownPlacesRepository;
  messages: MessagesRepository;
  vitals: VitalsRepository;
  /** The payment provider's events that were processed. */
  hasWebhook(id: string): Promise<boolean>;
  noteWebhook(id: string, now: number): Promise<void>;
  /** Rejects if the database cannot be read, or if a write has failed for lack of space and would fail again. */
  ping(): Promise<void>;
  /**
   * Deletes what no longer matters: attempt windows, cart keys, webhook events, ended sessions whose token has expired,
   * messages that were sent long ago, links for a new password, stock alerts that were answered, addresses that have not
   * confirmed the newsletter, old measures of visits.
   */
  sweep(now: number): Promise<void>;
  /**
   * Runs `work` in a transaction, with a store to use inside. It may run again after a conflict, so it must have no
   * effect outside the database and wait for nothing else.
   */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
}
