/** A product as in the API (the contract's `Product`), prices in rupees, weight in kilograms. */
export interface SeedProduct {
  /** Readable and fixed, so that links into the demo shop survive every seeding. */
  _id: string;
  name: string;
  shortDescription: string;
  /** Plain text or harmless HTML, as merchants write it. */
  description: string;
  image: string[];
  /** Parallel to `image`. */
  pictures: SeedPicture[];
  regularPrice: number;
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
  /** `W × D × H cm` for what has three of them, else in words. */
  dimensions: string;
  weight: number;
  isFeatured: boolean;
  visibilityInCatalog: 'visible' | 'hidden';
  allowCustomerReviews: boolean;
  inStock: boolean;
  published: boolean;
}

/** A product's texts in another language, as in its draft (family.ts). */
export interface SeedTexts {
  name: string;
  short: string;
  text: string;
  details?: string[];
  material: string;
  care?: string;
  dimensions?: string;
}

export interface SeedPicture {
  /** Dominant colour, `#rrggbb`. */
  color: string;
  widths: number[];
  /** A tiny `data:` picture. */
  blur: string;
}

/** A picture rendered by `npm run art`. */
export interface Photograph extends SeedPicture {
  /** Path below the public folder; the sized files are beside it (contract, `Picture.widths`). */
  path: string;
}

/** The author of demo reviews. Without a password, so nobody can sign in. */
export interface SeedPerson {
  _id: string;
  name: string;
  email: string;
}

/** A review; one per person and product (spec section 5). */
export interface SeedReview {
  _id: string;
  productId: string;
  userId: string;
  /** 1 to 5. */
  rating: number;
  comment: string;
  /** Milliseconds since the epoch. */
  date: number;
}
