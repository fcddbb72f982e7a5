import { paths } from '../../../shared/config/paths';
import type { ListingDefaults } from './address';

const NONE: ListingDefaults = {};
/** Ignored like any unknown tag when the catalogue does not have it. */
const SUMMER: ListingDefaults = { tags: ['summer'] };

/** A listing's defaults at a path (docs/decisions.md, "/collection, /summer-collection"). */
export const listingDefaultsAt = (pathname: string): ListingDefaults =>
  pathname.startsWith(paths.summerCollection) ? SUMMER : NONE;
