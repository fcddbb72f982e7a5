import { paths } from '../../../shared/config/paths';
import type { ListingDefaults } from './address';

const NONE: ListingDefaults = {};
/** The tag of each collection. Ignored like any unknown tag when the catalogue does not have it. */
const COLLECTIONS: Partial<Record<string, ListingDefaults>> = {
  [paths.collection]: { tags: ['collection'] },
  [paths.summerCollection]: { tags: ['summer'] },
};

/** A listing's defaults at a path (docs/decisions.md, "/collection, /summer-collection"). */
export const listingDefaultsAt = (pathname: string): ListingDefaults =>
  COLLECTIONS[pathname.replace(/\/+$/, '')] ?? NONE;
