import type { ColourName } from './colours';
import { photographs } from './photographs';
import type { SeedProduct } from './types';

export const CLOTHES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'];
export const EU_SHOES = ['EU 36', 'EU 37', 'EU 38', 'EU 39', 'EU 40', 'EU 41'];
export const UK_SHOES = ['UK 3', 'UK 4', 'UK 5', 'UK 6', 'UK 7', 'UK 8'];
export const BANGLES = ['2.4', '2.6', '2.8'];
export const BEDS = ['Queen', 'King'];
export const DROPS = ['5 ft', '7 ft', '9 ft'];
export const NO_SIZES: string[] = [];

/** How to look after a product; those with a need of their own say it themselves. */
export const CARE = {
  machine: 'Machine wash cold, dry in shade',
  hand: 'Hand wash in cold water, dry in shade',
  dry: 'Dry clean only',
  wool: 'Wool wash at 30 °C, dry flat',
  spot: 'Spot clean only',
  wipe: 'Wipe with a damp cloth',
  dust: 'Dust with a soft, dry cloth',
  wood: 'Dust with a soft cloth, oil once a year',
  leather: 'Keep dry, feed with leather balm twice a year',
  jewellery: 'Keep dry, in the pouch that comes with it',
  rug: 'Vacuum without the brush; professional cleaning',
  dishwasher: 'Dishwasher and microwave safe',
};

/** The clothes in the pictures are cut in this size; the measures are those of the shop's size guide. */
const PICTURED = 'size M, as pictured (for bust 91, waist 74, hip 99 cm)';

/** Defaults for a family's products. */
export interface FamilyDefaults {
  category: string;
  subCategory: string;
  seller: string;
  sizes: string[];
  /** Kilograms, with packaging. */
  weight: number;
}

/** A handwritten product. */
export interface Draft extends Partial<FamilyDefaults> {
  id: string;
  name: string;
  short: string;
  text: string;
  /** Makes the description HTML: a paragraph and a list of these. */
  details?: string[];
  material: string;
  care: string;
  /** `W × D × H cm` for what has three of them, else in words; the measures of clothes `in size M`. */
  dimensions?: string;
  /** Rupees. */
  price: number;
  sale?: number;
  /** The first one is photographed first. */
  colors: [ColourName, ...ColourName[]];
  tags: string[];
  /** Further categories. */
  also?: string[];
  featured?: boolean;
  soldOut?: boolean;
  hidden?: boolean;
  unpublished?: boolean;
  closedToReviews?: boolean;
}

/** The description: plain text, or HTML with a list. */
export function describe({ text, details }: Pick<Draft, 'text' | 'details'>): string {
  if (!details) return text;
  return `<p>${text}</p><ul>${details.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** Completes handwritten drafts to products. */
export function family(defaults: FamilyDefaults, drafts: Draft[]): SeedProduct[] {
  return drafts.map((draft) => {
    const { category, subCategory, seller, sizes, weight } = { ...defaults, ...draft };
    // Empty until `npm run art` has run; a test finds products without photographs.
    const gallery = photographs[draft.id] ?? [];
    return {
      _id: draft.id,
      name: draft.name,
      shortDescription: draft.short,
      description: describe(draft),
      image: gallery.map(({ path }) => path),
      pictures: gallery.map(({ path: _, ...picture }) => picture),
      regularPrice: draft.price,
      salePrice: draft.sale ?? null,
      categories: [category, ...(draft.also ?? [])],
      category,
      subCategory,
      tags: draft.tags,
      colors: draft.colors,
      sizes,
      seller,
      material: draft.material,
      care: draft.care,
      dimensions: (draft.dimensions ?? '').replace('size M', PICTURED),
      weight,
      isFeatured: draft.featured ?? false,
      visibilityInCatalog: draft.hidden ? 'hidden' : 'visible',
      allowCustomerReviews: !draft.closedToReviews,
      inStock: !draft.soldOut,
      published: !draft.unpublished,
    };
  });
}
