import { paths } from '../../../shared/config/paths';
import type { ListingDefaults } from './address';

const NONE: ListingDefaults = {};
/** Ignored like any unknown tag when the catalogue does not have it. */
const SUMMER: ListingDefaults = { tags: ['summer'] };

/** What the listing at a path starts with (decisions, "/collection, /summer-collection"). */
export const listingDefaultsAt = (pathname: string): ListingDefaults =>
  pathname.startsWith(paths.summerCollection) ? SUMMER : NONE;
