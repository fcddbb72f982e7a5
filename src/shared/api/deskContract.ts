/**
 * The calls of the desk (docs/adr/0026-desk.md), in the form of the shop's contract. Paths are relative to
 * `DESK_PREFIX`; all are POST. Money is rupees, times are milliseconds since the epoch.
 */
import * as v from 'valibot';
import {
  AddressSchema,
  API_PREFIX,
  Done,
  Empty,
  FooterLinkSchema,
  HEADER_ITEM_TYPES,
  HeaderItemSchema,
  id,
  key,
  line,
  LoginSchema,
  ok,
  OfferSchema,
  oneLine,
  ORDER_STATUSES,
  OrderReturnSchema,
  OrderSchema,
  pageNumber,
  PictureSchema,
  pageSize,
  PAYMENT_STATUSES,
  REPORT_REASONS,
  RETURN_STATUSES,
  ReviewSchema,
  rupees,
  StoreDetailsSchema,
  upTo,
  visible,
  VITALS,
  wholeUpTo,
} from './contract';
import { ROLES, type DeskRole } from './roles';

export const DESK_PREFIX = `${API_PREFIX}/desk`;

/** A larger file is imported at the command line. */
export const MAX_IMPORT_CHARACTERS = 700_000;
/** Changes of an import that its preview lists; the others are counted. */
export const MAX_PREVIEWED = 200;
/** Products whose order can be set by hand. */
export const MAX_ARRANGED = 500;

/** Takes the bytes of a photograph instead of JSON; answers with `PhotographSchema`. */
export const PHOTOGRAPHS = '/photographs';
export const MAX_PHOTOGRAPH_BYTES = 20 * 1024 * 1024;

/** Six digits; people type spaces between them. */
export const codeField = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'The code has 6 digits.'),
);
const password = LoginSchema.entries.password;
const search = v.optional(v.pipe(v.string(), upTo(100), oneLine));
const page = { page: v.optional(pageNumber, 1), limit: v.optional(pageSize, 25) };
/** Some of a list of words. */
const someOf = <const Words extends readonly string[]>(words: Words) =>
  v.optional(v.pipe(v.array(v.picklist(words)), v.maxLength(20, 'These are too many.')));
const note = v.pipe(
  v.string(),
  v.trim(),
  visible('Please write something.'),
  upTo(1_000),
  v.regex(/^(?:\P{Cc}|[\t\n\r])*$/u, 'Please write this without control characters.'),
);

const courier = v.optional(v.pipe(v.string(), v.trim(), upTo(64), oneLine));
const tracking = v.optional(v.pipe(v.string(), v.trim(), upTo(64), oneLine));

export const DeskUserSchema = v.object({
  name: v.string(),
  email: v.string(),
  role: v.picklist(ROLES),
  hasTotp: v.boolean(),
  /** The most (rupees) that staff may refund at once; null: any amount. */
  refundLimit: v.nullable(v.number()),
});
export type DeskUser = v.InferOutput<typeof DeskUserSchema>;

/** A line of the list of orders. */
export const DeskOrderRowSchema = v.object({
  id,
  number: v.string(),
  date: v.number(),
  status: v.picklist(ORDER_STATUSES),
  paymentMethod: v.string(),
  paymentStatus: v.picklist(PAYMENT_STATUSES),
  /** The order was called off and its payment is not refunded yet. */
  refundDue: v.boolean(),
  amount: v.number(),
  units: v.number(),
  name: v.string(),
  city: v.string(),
  phone: v.string(),
  /** The statuses that may follow. */
  next: v.array(v.picklist(ORDER_STATUSES)),
});
export type DeskOrderRow = v.InferOutput<typeof DeskOrderRowSchema>;

export const DeskOrderSchema = v.object({
  ...DeskOrderRowSchema.entries,
  order: OrderSchema,
  customer: v.object({ id, name: v.string(), email: v.string() }),
  notes: v.array(v.object({ id, author: v.string(), text: v.string(), at: v.number() })),
  payments: v.array(
    v.object({
      provider: v.string(),
      reference: v.string(),
      status: v.string(),
      amount: v.number(),
      refunded: v.number(),
      at: v.number(),
    }),
  ),
});
export type DeskOrder = v.InferOutput<typeof DeskOrderSchema>;

export const DeskReturnSchema = v.object({
  ...OrderReturnSchema.entries,
  id,
  number: v.string(),
  orderId: id,
  orderNumber: v.string(),
  date: v.number(),
  productName: v.string(),
  /** The variants as people read them: `M, Rust`. */
  variant: v.string(),
  wantedVariant: v.string(),
  customerName: v.string(),
  phone: v.string(),
  /** False: paid on delivery, so that the money goes back by hand. */
  paidOnline: v.boolean(),
  next: v.array(v.picklist(RETURN_STATUSES)),
});
export type DeskReturn = v.InferOutput<typeof DeskReturnSchema>;

export const PhotographSchema = v.object({ ...ok, image: v.string(), picture: PictureSchema });

const money = v.nullable(rupees);
const words = v.pipe(v.array(v.pipe(v.string(), upTo(200))), v.maxLength(100, 'Use at most 100.'));
const longText = v.pipe(v.string(), upTo(4_000));

const pictureField = v.object({
  color: v.pipe(v.string(), upTo(20)),
  widths: v.optional(
    v.pipe(v.array(wholeUpTo(10_000)), v.maxLength(10, 'These are too many widths.')),
    [],
  ),
  blur: v.optional(v.pipe(v.string(), upTo(4_000))),
  alt: v.optional(v.pipe(v.string(), upTo(200))),
});

/** The texts of a product that can be translated. */
export const TRANSLATED_TEXTS = [
  'name',
  'shortDescription',
  'description',
  'material',
  'care',
  'dimensions',
] as const;
export type TranslatedText = (typeof TRANSLATED_TEXTS)[number];

/** The code of one of the shop's languages: `hi`. */
const language = v.pipe(v.string(), upTo(20), oneLine);
const shortText = v.pipe(v.string(), upTo(200));

/** The texts of a product in a language. Empty: none, so that the English one is shown. */
const translationField = v.object({
  language,
  ...v.partial(
    v.object({
      name: v.pipe(shortText, oneLine),
      shortDescription: longText,
      description: longText,
      material: shortText,
      care: shortText,
      dimensions: shortText,
    } satisfies Record<TranslatedText, v.GenericSchema>),
  ).entries,
});
export type DeskTranslation = v.InferOutput<typeof translationField>;

/** What staff can change of a product. Prices are rupees; `weight` is kilograms, `taxRate` percent. */
const productFields = {
  name: line,
  shortDescription: longText,
  description: longText,
  image: v.pipe(
    v.array(v.pipe(v.string(), upTo(1_000))),
    v.maxLength(50, 'Use at most 50 pictures.'),
  ),
  pictures: v.pipe(v.array(pictureField), v.maxLength(50, 'Use at most 50 pictures.')),
  regularPrice: money,
  salePrice: money,
  categories: words,
  category: shortText,
  subCategory: shortText,
  tags: words,
  colors: words,
  sizes: words,
  seller: shortText,
  material: shortText,
  care: shortText,
  dimensions: shortText,
  weight: money,
  hsn: v.pipe(v.string(), upTo(20)),
  taxRate: money,
  isFeatured: v.boolean(),
  visibilityInCatalog: v.picklist(['visible', 'hidden']),
  allowCustomerReviews: v.boolean(),
  inStock: v.boolean(),
  published: v.boolean(),
  /** Texts that are not sent stay as they are. */
  translations: v.pipe(v.array(translationField), v.maxLength(20, 'These are too many languages.')),
  /** Place in the shop's own order; null: by date, after those that have one. */
  position: v.nullable(wholeUpTo(1_000_000)),
};

/** The units of a product's variants; null: not counted. */
const stockField = v.pipe(
  v.array(
    v.object({
      variant: v.pipe(v.string(), upTo(200), oneLine),
      left: v.nullable(
        v.pipe(
          v.number(),
          v.integer('Use whole numbers.'),
          v.minValue(0, 'Use whole numbers from 0.'),
          v.maxValue(999_999, 'Use a number up to 999,999.'),
        ),
      ),
    }),
  ),
  v.maxLength(500, 'These are too many variants.'),
);

/** Milliseconds since the epoch. */
const time = v.pipe(
  v.number('Please choose a time.'),
  v.integer('Please choose a time.'),
  v.minValue(0, 'Please choose a time.'),
  v.maxValue(8.64e15, 'Please choose a time.'),
);
/** A price for some days. */
const saleField = v.object({ price: rupees, from: time, until: time });

/** A file of products: its name says whether it is CSV or JSON. */
const productFile = {
  name: v.pipe(v.string(), upTo(200), oneLine),
  text: v.pipe(v.string(), upTo(MAX_IMPORT_CHARACTERS)),
};

export const ImportOutcomeSchema = v.object({
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
});

/** What an import would change of a product. */
export const ImportChangeSchema = v.object({
  id,
  name: v.string(),
  isNew: v.boolean(),
  fields: v.array(v.object({ field: v.string(), before: v.unknown(), after: v.unknown() })),
});
export type ImportChange = v.InferOutput<typeof ImportChangeSchema>;

export const DeskProductSchema = v.object({
  id,
  ...v.object(productFields).entries,
  name: v.string(),
  visibilityInCatalog: v.string(),
  pictures: v.array(PictureSchema),
  position: v.nullable(v.number()),
  createdAt: v.number(),
  averageRating: v.number(),
  totalReviews: v.number(),
  /** A sale that is planned or goes on. */
  plannedSale: v.nullable(v.object({ ...saleField.entries, isOn: v.boolean() })),
  /** `label`: as people read it: `M, Rust`. */
  stock: v.array(
    v.object({ variant: v.string(), label: v.string(), left: v.nullable(v.number()) }),
  ),
});
export type DeskProduct = v.InferOutput<typeof DeskProductSchema>;

export const AuditEntrySchema = v.object({
  id,
  at: v.number(),
  actor: v.string(),
  action: v.string(),
  subjectId: v.string(),
  before: v.record(v.string(), v.unknown()),
  after: v.record(v.string(), v.unknown()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

/** A review with what only the staff sees. */
export const DeskReviewSchema = v.object({
  ...ReviewSchema.entries,
  id,
  productId: id,
  productName: v.string(),
  /** Of those who have reported it, one each. */
  reports: v.array(v.picklist(REPORT_REASONS)),
});
export type DeskReview = v.InferOutput<typeof DeskReviewSchema>;

/** An account. */
export const DeskCustomerSchema = v.object({
  id,
  name: v.string(),
  email: v.string(),
  role: v.picklist(ROLES),
  createdAt: v.number(),
  /** Orders that were not called off, and their amounts together. */
  orders: v.number(),
  spent: v.number(),
});
export type DeskCustomer = v.InferOutput<typeof DeskCustomerSchema>;

const wording = (most: number) =>
  v.pipe(v.string(), v.trim(), visible('Please write something.'), upTo(most), oneLine);
/** A path of the shop, without a host that somebody could be led to. */
const shopLink = v.pipe(
  v.string(),
  v.trim(),
  upTo(500),
  v.regex(/^\/(?!\/)/, 'A link leads into the shop and begins with /, such as /collection.'),
);
/** The words of a group mean the same to the search. */
export const synonymsField = v.pipe(
  v.array(
    v.pipe(
      v.array(wording(40)),
      v.minLength(2, 'Each line needs two words or more, separated by commas.'),
      v.maxLength(20, 'Use at most 20 words a line.'),
    ),
  ),
  v.maxLength(100, 'Use at most 100 lines.'),
);
/** Of a language. */
export const MAX_LABELS = 1_000;
export const MAX_LABEL_LENGTH = 200;
/** Separates a text and its label on a line. */
export const LABEL_MARK = '=';

/** The labels of a language: short texts of the shop, such as categories, by their English text. */
export const labelsField = v.pipe(
  v.array(
    v.object({
      text: v.pipe(
        wording(MAX_LABEL_LENGTH),
        v.excludes(LABEL_MARK, `The English text cannot contain ${LABEL_MARK}.`),
      ),
      label: wording(MAX_LABEL_LENGTH),
    }),
  ),
  v.maxLength(MAX_LABELS, 'Use at most 1,000 lines.'),
  v.check(
    (labels) => new Set(labels.map(({ text }) => text)).size === labels.length,
    'Please give each text one label.',
  ),
);
const offers = v.pipe(
  v.array(
    v.object({
      title: wording(60),
      text: wording(160),
      action: v.pipe(v.string(), v.trim(), upTo(30), oneLine),
      link: shopLink,
      image: v.pipe(
        v.string(),
        upTo(1_000),
        v.regex(/^(?:\/|https:\/\/)[^"'\s]+\.webp$/, 'Please choose a photograph.'),
      ),
      picture: pictureField,
    }),
  ),
  v.minLength(1, 'Please add one, or go back to those of the shop.'),
  v.maxLength(6, 'Use at most 6.'),
  v.check(
    (rows) => new Set(rows.map(({ title }) => title)).size === rows.length,
    'Please give each a title of its own.',
  ),
);

const storeField = v.object({
  legalName: wording(120),
  taxNumber: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(
      /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/,
      'A GSTIN has 15 characters, such as 29AAAAA0000A1Z5.',
    ),
  ),
  address: wording(200),
  email: AddressSchema.entries.email,
  phone: v.pipe(wording(30), v.regex(/^[+\d][\d\s()-]{5,}$/, 'Please write a phone number.')),
});

/** PIN codes, or their first digits. */
const pins = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{1,5}$/, 'Use PIN codes, or their first digits.'))),
  v.maxLength(1_000, 'Use at most 1,000.'),
);
const deliveryField = v.object({ excludedPins: pins });
const paymentField = v.object({
  codMax: v.nullable(wholeUpTo(10_000_000)),
  codExcludedPins: pins,
  upiHoldMinutes: wholeUpTo(1_440),
});

const headerItem = v.object({
  _id: v.optional(id),
  type: v.picklist(HEADER_ITEM_TYPES),
  title: v.pipe(v.string(), upTo(60), oneLine),
  link: v.nullable(v.pipe(v.string(), upTo(500), oneLine)),
  image: v.nullable(v.pipe(v.string(), upTo(1_000), oneLine)),
});
const footerLink = v.object({
  _id: v.optional(id),
  title: v.pipe(v.string(), upTo(60), oneLine),
  link: v.pipe(v.string(), upTo(500), oneLine),
});
const atMost = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.maxLength(30, 'Use at most 30.'));

export const LabelSchema = v.object({ text: v.string(), label: v.string() });
export type DeskLabel = v.InferOutput<typeof LabelSchema>;

/** What pages show beside the products. What the owner has not set is null. */
export const DeskContentSchema = v.object({
  headers: v.array(HeaderItemSchema),
  footers: v.array(FooterLinkSchema),
  store: v.nullable(StoreDetailsSchema),
  slides: v.nullable(v.array(OfferSchema)),
  promos: v.nullable(v.array(OfferSchema)),
  synonyms: v.nullable(v.array(v.array(v.string()))),
  /** In each language of the shop but English. */
  labels: v.array(
    v.object({
      language: v.string(),
      labels: v.array(LabelSchema),
      /** Texts of the shop that have no label. */
      missing: v.array(v.string()),
    }),
  ),
  delivery: v.nullable(deliveryField),
  payment: v.nullable(paymentField),
  /** Where nothing is set. */
  defaults: v.object({ store: StoreDetailsSchema, payment: paymentField }),
});
export type DeskContent = v.InferOutput<typeof DeskContentSchema>;

const listOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ ...ok, data: v.array(schema), total: v.number() });
const oneOf = <Schema extends v.GenericSchema>(schema: Schema) => v.object({ ...ok, data: schema });

const shape = { method: 'POST', auth: true } as const;

/**
 * `role`: the least that an account must be. `sensitive`: the request repeats the person's password. `once`: the request
 * has an idempotency key, and a repeat gets the first answer.
 */
export const deskCalls = {
  deskLogin: {
    ...shape,
    auth: false,
    path: '/login',
    request: v.object({ ...LoginSchema.entries, code: v.optional(codeField) }),
    /** Without a token the person has to send the code of the second factor too. */
    response: v.object({ ...ok, token: v.nullable(v.string()) }),
  },
  deskLogout: { ...shape, path: '/logout', role: 'staff', request: Empty, response: Done },
  deskMe: {
    ...shape,
    path: '/me',
    role: 'staff',
    request: Empty,
    response: oneOf(DeskUserSchema),
  },
  /** A new secret for the second factor, which is used from the first right code on. */
  deskTotpStart: {
    ...shape,
    path: '/second-factor/start',
    role: 'staff',
    sensitive: true,
    request: v.object({ password }),
    response: v.object({ ...ok, secret: v.string(), address: v.string() }),
  },
  deskTotpConfirm: {
    ...shape,
    path: '/second-factor/confirm',
    role: 'staff',
    sensitive: true,
    once: true,
    request: v.object({
      key,
      password,
      secret: v.pipe(v.string(), upTo(64), oneLine),
      code: codeField,
    }),
    response: Done,
  },
  deskTotpRemove: {
    ...shape,
    path: '/second-factor/remove',
    role: 'staff',
    sensitive: true,
    request: v.object({ password }),
    response: Done,
  },
  deskToday: {
    ...shape,
    path: '/today',
    role: 'staff',
    request: Empty,
    response: oneOf(
      v.object({
        toPack: v.number(),
        toSend: v.number(),
        unpaid: v.number(),
        returns: v.number(),
        refundsDue: v.number(),
        reportedReviews: v.number(),
        lowStock: v.array(
          v.object({ productId: id, name: v.string(), variant: v.string(), left: v.number() }),
        ),
        lowStockTotal: v.number(),
        /** Of the last month, the most frequent first. */
        missedSearches: v.array(v.object({ words: v.string(), count: v.number() })),
        /** Three of four visits of the last four weeks were at least as good; null without any. */
        vitals: v.array(
          v.object({ name: v.picklist(VITALS), value: v.nullable(v.number()), count: v.number() }),
        ),
        /** Of the last 14 days in India, oldest first: orders that were not called off, and their amounts. */
        days: v.array(v.object({ day: v.string(), orders: v.number(), amount: v.number() })),
      }),
    ),
  },
  deskOrders: {
    ...shape,
    path: '/orders/list',
    role: 'staff',
    request: v.object({
      ...page,
      statuses: someOf(ORDER_STATUSES),
      paymentStatuses: someOf(PAYMENT_STATUSES),
      customerId: v.optional(id),
      search,
    }),
    response: listOf(DeskOrderRowSchema),
  },
  deskOrder: {
    ...shape,
    path: '/orders/get',
    role: 'staff',
    request: v.object({ id }),
    response: oneOf(DeskOrderSchema),
  },
  /** Moves orders forward, each for itself. Ending one without a delivery is `deskOrderCallOff`. */
  deskOrdersMove: {
    ...shape,
    path: '/orders/move',
    role: 'staff',
    once: true,
    request: v.object({
      key,
      ids: v.pipe(
        v.array(id),
        v.minLength(1, 'Please choose an order.'),
        v.maxLength(100, 'At most 100 orders at once.'),
      ),
      status: v.picklist(ORDER_STATUSES),
      courier,
      tracking,
    }),
    /** Those that could not be moved, and why. */
    response: v.object({
      ...ok,
      moved: v.number(),
      refused: v.array(v.object({ id, number: v.string(), message: v.string() })),
    }),
  },
  /** Cancels an order, or notes that it came back or got lost; refunds what was paid. */
  deskOrderCallOff: {
    ...shape,
    path: '/orders/call-off',
    role: 'staff',
    sensitive: true,
    once: true,
    request: v.object({
      key,
      password,
      id,
      status: v.picklist(['Cancelled', 'Returned to store', 'Lost']),
    }),
    response: oneOf(DeskOrderSchema),
  },
  deskOrderShipment: {
    ...shape,
    path: '/orders/shipment',
    role: 'staff',
    request: v.object({ id, courier: v.pipe(line, upTo(64)), tracking }),
    response: oneOf(DeskOrderSchema),
  },
  deskOrderNote: {
    ...shape,
    path: '/orders/note',
    role: 'staff',
    once: true,
    request: v.object({ key, id, text: note }),
    response: oneOf(DeskOrderSchema),
  },
  /** The tax invoice as a PDF file, in base64. */
  deskInvoicePdf: {
    ...shape,
    path: '/orders/invoice-pdf',
    role: 'staff',
    request: v.object({ id }),
    response: v.object({ ...ok, name: v.string(), pdf: v.string() }),
  },
  deskReturns: {
    ...shape,
    path: '/returns/list',
    role: 'staff',
    request: v.object({ ...page, statuses: someOf(RETURN_STATUSES), orderId: v.optional(id) }),
    response: listOf(DeskReturnSchema),
  },
  deskReturn: {
    ...shape,
    path: '/returns/get',
    role: 'staff',
    request: v.object({ id }),
    response: oneOf(DeskReturnSchema),
  },
  deskReturnMove: {
    ...shape,
    path: '/returns/move',
    role: 'staff',
    once: true,
    request: v.object({
      key,
      id,
      to: v.picklist(['Accepted', 'Declined', 'Received', 'Replaced']),
      /** With `Declined`: why, in words for the shopper. */
      answer: v.optional(note),
      /** With `Received`: the units cannot be sold again. */
      damaged: v.optional(v.boolean(), false),
      courier,
      tracking,
    }),
    response: oneOf(DeskReturnSchema),
  },
  deskReturnRefund: {
    ...shape,
    path: '/returns/refund',
    role: 'staff',
    sensitive: true,
    once: true,
    request: v.object({
      key,
      password,
      id,
      amount: rupees,
      /** The money was paid back by hand. */
      paidBack: v.optional(v.boolean(), false),
    }),
    response: oneOf(DeskReturnSchema),
  },
  deskProducts: {
    ...shape,
    path: '/products/list',
    role: 'staff',
    request: v.object({
      ...page,
      search,
      show: v.optional(v.picklist(['published', 'hidden', 'featured', 'low', 'sold-out'])),
    }),
    response: listOf(DeskProductSchema),
  },
  deskProduct: {
    ...shape,
    path: '/products/get',
    role: 'staff',
    request: v.object({ id }),
    response: oneOf(DeskProductSchema),
  },
  /** Changes the fields that are sent, and leaves the others. */
  deskProductSave: {
    ...shape,
    path: '/products/save',
    role: 'staff',
    once: true,
    request: v.object({
      key,
      id,
      /** True: there must not be one with this id. */
      isNew: v.optional(v.boolean(), false),
      fields: v.partial(v.object(productFields)),
      stock: v.optional(stockField, []),
    }),
    response: oneOf(DeskProductSchema),
  },
  /** Plans a sale, instead of one that is planned; null ends it, also if it goes on. */
  deskProductSale: {
    ...shape,
    path: '/products/sale',
    role: 'staff',
    request: v.object({ id, sale: v.nullable(saleField) }),
    response: oneOf(DeskProductSchema),
  },
  /**
   * Puts these products first in the shop, in this order. Those that were arranged before and are not among them follow,
   * then all others, the newest first.
   */
  deskProductsArrange: {
    ...shape,
    path: '/products/arrange',
    role: 'staff',
    request: v.object({
      ids: v.pipe(
        v.array(id),
        v.maxLength(MAX_ARRANGED, `At most ${String(MAX_ARRANGED)} products can be arranged.`),
      ),
    }),
    response: Done,
  },
  deskProductsExport: {
    ...shape,
    path: '/products/export',
    role: 'staff',
    request: v.object({ format: v.picklist(['csv', 'json']) }),
    response: v.object({ ...ok, name: v.string(), text: v.string() }),
  },
  /** What an import would change. */
  deskProductsPreview: {
    ...shape,
    path: '/products/preview-import',
    role: 'staff',
    request: v.object(productFile),
    response: v.object({
      ...ok,
      ...ImportOutcomeSchema.entries,
      /** At most `MAX_PREVIEWED`. */
      changes: v.array(ImportChangeSchema),
    }),
  },
  deskProductsImport: {
    ...shape,
    path: '/products/import',
    role: 'staff',
    once: true,
    request: v.object({ key, ...productFile }),
    response: v.object({ ...ok, ...ImportOutcomeSchema.entries }),
  },
  deskReviews: {
    ...shape,
    path: '/reviews/list',
    role: 'staff',
    request: v.object({
      ...page,
      search,
      show: v.optional(v.picklist(['reported', 'hidden', 'unanswered'])),
    }),
    response: listOf(DeskReviewSchema),
  },
  deskReview: {
    ...shape,
    path: '/reviews/get',
    role: 'staff',
    request: v.object({ id }),
    response: oneOf(DeskReviewSchema),
  },
  /** Hides a review or keeps it, and ends its reports. */
  deskReviewModerate: {
    ...shape,
    path: '/reviews/moderate',
    role: 'staff',
    request: v.object({ id, hidden: v.boolean() }),
    response: oneOf(DeskReviewSchema),
  },
  /** The store's answer, which the shop shows below the review; null removes it. */
  deskReviewAnswer: {
    ...shape,
    path: '/reviews/answer',
    role: 'staff',
    request: v.object({ id, answer: v.nullable(note) }),
    response: oneOf(DeskReviewSchema),
  },
  deskCustomers: {
    ...shape,
    path: '/customers/list',
    role: 'staff',
    request: v.object({ ...page, search }),
    response: listOf(DeskCustomerSchema),
  },
  deskCustomer: {
    ...shape,
    path: '/customers/get',
    role: 'staff',
    request: v.object({ id }),
    response: oneOf(DeskCustomerSchema),
  },
  /** Sends the link for a new password to the account's address. */
  deskCustomerReset: {
    ...shape,
    path: '/customers/reset-link',
    role: 'staff',
    once: true,
    request: v.object({ key, id }),
    response: Done,
  },
  /** Everything that the shop knows about a person. */
  deskCustomerExport: {
    ...shape,
    path: '/customers/export',
    role: 'owner',
    sensitive: true,
    request: v.object({ password, id }),
    response: oneOf(v.record(v.string(), v.unknown())),
  },
  deskCustomerDelete: {
    ...shape,
    path: '/customers/delete',
    role: 'owner',
    sensitive: true,
    once: true,
    request: v.object({ key, password, id }),
    response: Done,
  },
  deskContent: {
    ...shape,
    path: '/content/get',
    role: 'staff',
    request: Empty,
    response: oneOf(DeskContentSchema),
  },
  /** Replaces the parts that are sent. Of settings null is as the environment or the build has it. */
  deskContentSave: {
    ...shape,
    path: '/content/save',
    role: 'owner',
    request: v.object({
      headers: v.optional(atMost(headerItem)),
      footers: v.optional(atMost(footerLink)),
      store: v.optional(v.nullable(storeField)),
      slides: v.optional(v.nullable(offers)),
      promos: v.optional(v.nullable(offers)),
      synonyms: v.optional(v.nullable(synonymsField)),
      /** Replaces those of the languages that are sent. */
      labels: v.optional(
        v.pipe(
          v.array(v.object({ language, labels: labelsField })),
          v.maxLength(20, 'These are too many languages.'),
        ),
      ),
      delivery: v.optional(v.nullable(deliveryField)),
      payment: v.optional(v.nullable(paymentField)),
    }),
    response: oneOf(DeskContentSchema),
  },
  deskStaff: {
    ...shape,
    path: '/staff/list',
    role: 'owner',
    request: Empty,
    response: listOf(
      v.object({
        id,
        name: v.string(),
        email: v.string(),
        role: v.picklist(ROLES),
        hasTotp: v.boolean(),
      }),
    ),
  },
  deskSetRole: {
    ...shape,
    path: '/staff/set-role',
    role: 'owner',
    sensitive: true,
    request: v.object({
      password,
      email: AddressSchema.entries.email,
      role: v.picklist(ROLES),
    }),
    response: Done,
  },
  deskAudit: {
    ...shape,
    path: '/audit/list',
    role: 'owner',
    request: v.object({
      page: v.optional(pageNumber, 1),
      limit: v.optional(wholeUpTo(1_000), 25),
      actor: search,
      action: search,
      subjectId: v.optional(id),
    }),
    response: listOf(AuditEntrySchema),
  },
} as const satisfies Record<string, DeskCall>;

export interface DeskCall {
  method: 'POST';
  path: string;
  auth: boolean;
  role?: DeskRole;
  sensitive?: boolean;
  once?: boolean;
  request: v.GenericSchema;
  response: v.GenericSchema;
}

export type DeskCalls = typeof deskCalls;
export type DeskCallName = keyof DeskCalls;
export type DeskRequestOf<N extends DeskCallName> = v.InferInput<DeskCalls[N]['request']>;
export type ParsedDeskRequestOf<N extends DeskCallName> = v.InferOutput<DeskCalls[N]['request']>;
export type DeskResponseOf<N extends DeskCallName> = v.InferOutput<DeskCalls[N]['response']>;
/** A handler's return value, before defaults. */
export type DeskAnswerOf<N extends DeskCallName> = v.InferInput<DeskCalls[N]['response']>;
