/**
 * What the rules need from the outside: data, and nothing about how it is stored. `db/store.ts`
 * implements it. Money is paise, instants are milliseconds.
 */
import type {
  FooterLink,
  HeaderItem,
  OrderItem,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  Picture,
  Review,
} from '../../src/shared/api/contract';

export interface ProductRecord {
  id: string;
  position: number;
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
  weight: number | null;
  isFeatured: boolean;
  visibility: string;
  allowReviews: boolean;
  inStock: boolean;
  published: boolean;
  ratingSum: number;
  ratingCount: number;
}

export interface UserRecord {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
  sessionEpoch: number;
}

export interface CartItemRecord {
  productId: string;
  size: string;
  quantity: number;
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
}

export interface StatusChange {
  status: string;
  at: number;
}

export type PaymentState = 'pending' | 'paid' | 'failed';

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
}

export interface ProductsRepository {
  find(id: string): Promise<ProductRecord | undefined>;
  findMany(ids: readonly string[]): Promise<ProductRecord[]>;
  /** All products on sale (published and visible), in the server's order. */
  listOnSale(): Promise<ProductRecord[]>;
  listAll(): Promise<ProductRecord[]>;
  /** Changes whenever anything that a product list shows may have changed. */
  version(): Promise<string>;
  bumpVersion(): Promise<void>;
  /** Waits for, and then holds until commit, the right to change what hangs on the product. */
  lock(id: string): Promise<void>;
  setRating(id: string, sum: number, count: number): Promise<void>;
  /** Inserts or replaces by id; ratings of existing products stay. */
  upsertMany(products: readonly ProductRecord[]): Promise<void>;
}

export interface UsersRepository {
  find(id: string): Promise<UserRecord | undefined>;
  findByEmail(email: string): Promise<UserRecord | undefined>;
  /** False when the email address is taken. */
  insert(user: UserRecord & { createdAt: number }): Promise<boolean>;
  setName(id: string, name: string): Promise<void>;
  /** Counts the session epoch up as well. False when the epoch is no longer `epoch`. */
  setPassword(id: string, passwordHash: string, epoch: number): Promise<boolean>;
  countEpochUp(id: string): Promise<void>;
}

export interface CartRepository {
  list(userId: string): Promise<CartItemRecord[]>;
  quantity(userId: string, productId: string, size: string): Promise<number>;
  /** False when this person has used the key before. */
  noteKey(userId: string, key: string, at: number): Promise<boolean>;
  /** Adds one in a single statement, never above `limit`. */
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
  /** `units` fewer of a line, which goes when nothing is left of it. */
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
  /** False when it was there already. */
  add(userId: string, productId: string, at: number): Promise<boolean>;
  remove(userId: string, productId: string): Promise<void>;
  clear(userId: string): Promise<void>;
}

export interface ReviewsRepository {
  /** Newest first. */
  list(productId: string): Promise<Review[]>;
  totals(productId: string): Promise<{ sum: number; count: number }>;
  /** False when this person has reviewed the product already. */
  insert(review: Omit<Review, 'userName'> & { productId: string }): Promise<boolean>;
  /** False when there is none. */
  update(review: {
    userId: string;
    productId: string;
    rating: number;
    comment: string;
    date: number;
  }): Promise<boolean>;
  delete(userId: string, productId: string): Promise<boolean>;
}

export interface OrdersRepository {
  find(id: string): Promise<OrderRecord | undefined>;
  findByKey(userId: string, orderKey: string): Promise<OrderRecord | undefined>;
  /** Those whose ids end so; letters and digits alone. */
  endingWith(end: string): Promise<OrderRecord[]>;
  /** Oldest first: the profile reverses it (spec section 7). */
  listOf(userId: string): Promise<OrderRecord[]>;
  list(filter: { status?: OrderStatus | undefined; limit: number }): Promise<OrderRecord[]>;
  /** False when the person has an order under this key already. */
  insert(order: OrderRecord): Promise<boolean>;
  /** Compare and set: false, and nothing done, unless the order is still in one of `from`. */
  moveStatus(id: string, from: readonly OrderStatus[], to: OrderStatus): Promise<boolean>;
  movePayment(
    id: string,
    from: readonly PaymentStatus[],
    to: PaymentStatus,
    method?: PaymentMethod,
  ): Promise<boolean>;
  addChange(orderId: string, change: StatusChange): Promise<void>;
  changesOf(orderIds: readonly string[]): Promise<Map<string, StatusChange[]>>;
}

export interface PaymentsRepository {
  findByRef(provider: string, ref: string): Promise<PaymentRecord | undefined>;
  /** The newest attempt of each order. */
  latestOf(orderIds: readonly string[]): Promise<Map<string, PaymentRecord>>;
  allOf(orderId: string): Promise<PaymentRecord[]>;
  /** False when this attempt exists already. */
  insert(payment: PaymentRecord): Promise<boolean>;
  setStatus(id: string, status: PaymentState): Promise<void>;
  /** True for one caller an interval: the one that may ask the provider. */
  claimCheck(id: string, now: number, interval: number): Promise<boolean>;
}

export interface LayoutRepository {
  headers(): Promise<HeaderItem[]>;
  footers(): Promise<FooterLink[]>;
  replaceHeaders(items: readonly HeaderItem[]): Promise<void>;
  replaceFooters(links: readonly FooterLink[]): Promise<void>;
}

export interface AttemptsRepository {
  /** Counts one more in the window and says how many that makes. */
  count(key: string, now: number, windowMs: number): Promise<number>;
  /** Counts one less. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

export interface Store {
  products: ProductsRepository;
  users: UsersRepository;
  cart: CartRepository;
  wishlist: WishlistRepository;
  reviews: ReviewsRepository;
  orders: OrdersRepository;
  payments: PaymentsRepository;
  layout: LayoutRepository;
  attempts: AttemptsRepository;
  /** Which notices of the payment provider have been worked on. */
  hasWebhook(id: string): Promise<boolean>;
  noteWebhook(id: string, now: number): Promise<void>;
  ping(): Promise<void>;
  /** Forgets what has served its time: ended attempt windows, cart keys of over a day, webhook notes of over 30. */
  sweep(now: number): Promise<void>;
  /**
   * All or nothing. `work` gets the store to use inside, and may run again after a conflict, so
   * it has no effect outside the database and never waits for anything but the database.
   */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
}
