import type { ColumnType } from 'kysely';

/**
 * The tables, as Kysely types. Portable between SQLite and PostgreSQL: the application makes ids (UUIDv7), money is
 * integer paise, times are milliseconds since the epoch, booleans are 0 or 1, lists are JSON text.
 */
export type Flag = 0 | 1;

/** A language of the shop, in which messages are written. */
type LanguageColumn = ColumnType<string, string | undefined, string>;

/** The greatest integer of PostgreSQL: the column cannot be null. */
export const NO_POSITION = 2_147_483_647;

export interface UsersTable {
  id: string;
  email: string;
  name: string;
  /** See `auth/passwords.ts`. */
  password_hash: string;
  /** "Log out everywhere" increments it; tokens with an older epoch are refused. */
  session_epoch: number;
  created_at: number;
  /** When a link was followed that only a mail to the address had. */
  email_confirmed_at: number | null;
  /** See `Role` (src/shared/api/deskContract.ts). */
  role: ColumnType<string, string | undefined, string>;
  /** Of the second factor, in base32; null without one. */
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>;
  /** The time step of the last code that was used: a code is accepted once. */
  totp_step: ColumnType<number, number | undefined, number>;
  /** Of the page on which the account last signed in. */
  language: LanguageColumn;
}

/** What staff and operator have changed. */
export interface AuditTable {
  id: string;
  at: number;
  /** The email address of the person, or `command line`. */
  actor: string;
  /** `order.status` */
  action: string;
  subject_id: string;
  /** What has changed, as JSON. */
  before: string;
  after: string;
}

/** Answers of the desk's calls by idempotency key, so that a repeat gets the same one. */
export interface DeskAnswersTable {
  id: string;
  answer: string;
  answered_at: number;
}

/** What staff have written about an order, for each other. */
export interface OrderNotesTable {
  id: string;
  order_id: string;
  author: string;
  text: string;
  created_at: number;
}

/** Links by which a password can be set. The address may have no account. */
export interface PasswordResetsTable {
  id: string;
  email: string;
  secret_hash: string;
  created_at: number;
  language: LanguageColumn;
}

export interface ProductsTable {
  id: string;
  /** Position in the server's own order, which a list without `sort` has. `NO_POSITION` for products that follow by date. */
  position: number;
  name: string;
  short_description: string;
  description: string;
  image: string;
  pictures: string;
  regular_price: number | null;
  sale_price: number | null;
  categories: string;
  category: string;
  sub_category: string;
  tags: string;
  colors: string;
  sizes: string;
  seller: string;
  material: string;
  care: string;
  dimensions: string;
  /** Kilograms, a double: nothing is computed from it. */
  weight: number | null;
  hsn: string;
  /** Percent, a double. */
  tax_rate: number | null;
  is_featured: Flag;
  visibility: string;
  allow_reviews: Flag;
  in_stock: Flag;
  published: Flag;
  /** Stored here too, so that a list of 1,000 products needs no join. */
  rating_sum: number;
  rating_count: number;
  /** A `Badge` (services/ports.ts). */
  badge: string;
  /** JSON: `ProductTranslations` (services/ports.ts). */
  translations: string;
  created_at: number;
}

/** How many units of a product's variant (its size, or `default`) are left. No row: the shop does not count them. */
export interface StockTable {
  product_id: string;
  variant: string;
  quantity: number;
}

/** The units that an order has taken from the stock, until it gives them back. */
export interface OrderStockTable extends StockTable {
  order_id: string;
}

/** Who wants to know when a variant can be bought again. */
export interface StockAlertsTable {
  id: string;
  product_id: string;
  /** Empty: any variant. */
  variant: string;
  email: string;
  created_at: number;
  told_at: number | null;
  language: LanguageColumn;
}

export interface ReviewsTable {
  id: string;
  user_id: string;
  product_id: string;
  rating: number;
  comment: string;
  created_at: number;
  /** Null: shown. */
  hidden_at: ColumnType<number | null, number | null | undefined, number | null>;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  answered_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** The writer has bought the product. */
  bought: ColumnType<Flag, Flag | undefined, Flag>;
}

/** The words of searches without a result. Forgotten a month after the last one. */
export interface MissedSearchesTable {
  id: string;
  count: number;
  searched_at: number;
}

/** How many visits were measured in a range, by day. Forgotten after a month. */
export interface VitalsTable {
  id: string;
  day: number;
  name: string;
  range: number;
  count: number;
}

/** What the owner has set at the desk, as JSON. */
export interface SettingsTable {
  id: string;
  value: string;
}

/** A product's price for some days. */
export interface PlannedSalesTable {
  product_id: string;
  price: number;
  starts_at: number;
  ends_at: number;
  /** Null: it has not begun. */
  started_at: number | null;
  /** The sale price before it began. */
  price_before: number | null;
}

export interface ReviewReportsTable {
  review_id: string;
  user_id: string;
  reason: string;
  created_at: number;
}

export interface CartItemsTable {
  user_id: string;
  product_id: string;
  size: string;
  quantity: number;
  updated_at: number;
}

export interface WishlistItemsTable {
  user_id: string;
  product_id: string;
  created_at: number;
}

export interface OrdersTable {
  id: string;
  user_id: string;
  /** The client's idempotency key, unique per user. Null for clients that send none. */
  order_key: string | null;
  /** Canonical text of the request with that key, to tell a repeat from a different order. */
  fingerprint: string;
  /** Copies of the products (the contract's `OrderItem`, in rupees) as JSON. */
  items: string;
  address: string;
  amount: number;
  payment_method: string;
  payment_status: string;
  status: string;
  created_at: number;
  /** When a UPI order became cash on delivery. */
  switched_at: number | null;
  courier: string | null;
  tracking_number: string | null;
  /** The discount code that it was placed with. */
  coupon: string | null;
  /** Of the page on which it was placed. */
  language: LanguageColumn;
}

export interface OrderChangesTable {
  id: string;
  order_id: string;
  status: string;
  at: number;
}

export interface PaymentsTable {
  id: string;
  order_id: string;
  /** 1 for an order's first payment page; one row per (order, attempt). */
  attempt: number;
  provider: string;
  /** The payment's id at the provider. */
  provider_ref: string;
  url: string;
  amount: number;
  status: string;
  created_at: number;
  /** When the provider was last queried. */
  checked_at: number;
  /** The provider's id of the money itself, once it is paid: refunds name it. */
  provider_payment: string | null;
  /** Paise that the provider has refunded. */
  refunded: number;
  /** When an attempt to pay last failed. */
  failed_at: number | null;
  /** Until then one process refunds a part of it; 0 if none does. */
  refunding_until: number;
}

/** Returns and exchanges of lines. */
export interface ReturnsTable {
  id: string;
  order_id: string;
  user_id: string;
  /** The client's idempotency key, unique per user. */
  return_key: string;
  product_id: string;
  variant: string;
  quantity: number;
  kind: string;
  reason: string;
  note: string;
  wanted: string | null;
  status: string;
  amount: number;
  refund_target: number | null;
  courier: string | null;
  tracking_number: string | null;
  answer: string | null;
  created_at: number;
  /** `{status, at}` of each step, as JSON. */
  history: string;
}

/** The discount codes; `code` in upper case, money in paise. */
export interface CouponsTable {
  code: string;
  percent: number | null;
  amount: number | null;
  minimum: number;
  starts_at: number | null;
  ends_at: number | null;
  max_uses: number | null;
  max_per_person: number | null;
  categories: string;
  used: number;
  created_at: number;
}

/** Orders that were placed with a discount code and not cancelled. */
export interface CouponUsesTable {
  order_id: string;
  code: string;
  user_id: string;
}

/** Email addresses of the newsletter. */
export interface SubscribersTable {
  id: string;
  email: string;
  created_at: number;
  /** When the link of the first mail was followed; only then is the address written to. */
  confirmed_at: number | null;
  ended_at: number | null;
  /** The discount code that the address has got. */
  coupon: string | null;
  language: LanguageColumn;
}

/** Issues of the newsletter; the id is a hash of the text. */
export interface NewslettersTable {
  id: string;
  subject: string;
  text: string;
  created_at: number;
}

/** Browsers that get an account's notifications (Web Push). */
export interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: number;
}

/** The tax invoices. */
export interface InvoicesTable {
  order_id: string;
  /** The financial year: `26-27`. */
  year: string;
  serial: number;
  number: string;
  issued_at: number;
  /** As JSON; null on those from before it was stored. */
  seller: ColumnType<string | null, string | null | undefined, never>;
}

/** The last serial number of each financial year. */
export interface InvoiceCountersTable {
  year: string;
  last: number;
}

export interface SandboxPaymentsTable {
  id: string;
  order_id: string;
  amount: number;
  return_url: string;
  status: string;
  created_at: number;
  refunded: number;
}

/** Idempotency keys of cart writes, so that none is applied twice. */
export interface CartKeysTable {
  id: string;
  used_at: number;
}

export interface WebhookEventsTable {
  id: string;
  received_at: number;
}

export interface HeaderItemsTable {
  id: string;
  type: string;
  title: string;
  link: string | null;
  image: string | null;
  position: number;
}

export interface FooterLinksTable {
  id: string;
  title: string;
  link: string;
  position: number;
}

export interface AttemptsTable {
  id: string;
  count: number;
  window_ends_at: number;
  paused_until: number;
}

/** `id` is a hash of an account and a place that it was used from. */
export interface KnownPlacesTable {
  id: string;
  seen_at: number;
  /** Wrong passwords since the last right one. */
  wrong: number;
}

/** Sessions that were logged out before their token expired; the id is a hash of the token. */
export interface EndedSessionsTable {
  id: string;
  ended_at: number;
}

/** Facts about the whole database: the catalogue's version, whether it was seeded. */
export interface FactsTable {
  id: string;
  value: string;
}

/** Messages to shoppers and operator: written with the event, sent afterwards. */
export interface MessagesTable {
  /** Of the event: an event has one message. */
  id: string;
  kind: string;
  /** See `MessageLane`. */
  lane: string;
  /** The order, return, account, password reset, stock alert or subscriber that it is about. */
  subject_id: string;
  created_at: number;
  /** When it is to be tried next; null once it was sent or given up. */
  due_at: number | null;
  attempts: number;
  sent_at: number | null;
  /** Why the last attempt failed. */
  error: string | null;
}

export interface Database {
  audit: AuditTable;
  desk_answers: DeskAnswersTable;
  order_notes: OrderNotesTable;
  messages: MessagesTable;
  users: UsersTable;
  password_resets: PasswordResetsTable;
  products: ProductsTable;
  stock: StockTable;
  order_stock: OrderStockTable;
  stock_alerts: StockAlertsTable;
  reviews: ReviewsTable;
  review_reports: ReviewReportsTable;
  planned_sales: PlannedSalesTable;
  settings: SettingsTable;
  missed_searches: MissedSearchesTable;
  vitals: VitalsTable;
  cart_items: CartItemsTable;
  wishlist_items: WishlistItemsTable;
  orders: OrdersTable;
  order_changes: OrderChangesTable;
  payments: PaymentsTable;
  returns: ReturnsTable;
  coupons: CouponsTable;
  coupon_uses: CouponUsesTable;
  subscribers: SubscribersTable;
  newsletters: NewslettersTable;
  push_subscriptions: PushSubscriptionsTable;
  invoices: InvoicesTable;
  invoice_counters: InvoiceCountersTable;
  sandbox_payments: SandboxPaymentsTable;
  cart_keys: CartKeysTable;
  webhook_events: WebhookEventsTable;
  header_items: HeaderItemsTable;
  footer_links: FooterLinksTable;
  attempts: AttemptsTable;
  ended_sessions: EndedSessionsTable;
  known_places: KnownPlacesTable;
  facts: FactsTable;
}
