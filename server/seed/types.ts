/** A product as the wire shows it (contract's `Product`), prices in rupees, weight in kilograms. */
export interface SeedProduct {
  /** Readable and fixed, so that a link into the demo shop outlives every re-seed. */
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
  weight: number;
  isFeatured: boolean;
  visibilityInCatalog: 'visible' | 'hidden';
  allowCustomerReviews: boolean;
  inStock: boolean;
  published: boolean;
}

export interface SeedPicture {
  /** Dominant colour, `#rrggbb`. */
  color: string;
  widths: number[];
  /** A tiny `data:` picture of it. */
  blur: string;
}

/** A picture rendered by `npm run art`. */
export interface Photograph extends SeedPicture {
  /** Below the public folder; the sized files stand beside it (contract, `Picture.widths`). */
  path: string;
}

/** A demo shopper who wrote reviews. Nobody can sign in as one: they have no password. */
export interface SeedPerson {
  _id: string;
  name: string;
  email: string;
}

/** One review of a product by a person; a person reviews a product once (spec section 5). */
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
