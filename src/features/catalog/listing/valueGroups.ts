/**
 * The filters of which several values can be chosen at once: they widen within a group, and groups
 * narrow each other. Address, index, counts, chips and filter panel follow this table, so that a new
 * group is one entry here and one in the contract's facets (CONTRIBUTING.md walks through it).
 */
import type { Product } from '../../../shared/api/contract';
import { label } from '../../../shared/i18n/label';
import { t } from '../../../shared/i18n/t';
import { categoriesOf } from '../price';

interface ValueGroupSpec {
  /** Its parameter in the address. */
  param: string;
  title: string;
  valuesOf: (product: Product) => string[];
  /** How its options look, and where they are in the panel. */
  look: 'boxes' | 'swatches' | 'pills';
  place: 'first' | 'middle' | 'last';
  /** How many options are shown; beyond them only those that are chosen. */
  limit: number;
  /** The label of its chip above the list. */
  chip: (value: string) => string;
}

const asIs = (value: string): string => label(value);

export const VALUE_GROUPS = {
  categories: {
    param: 'category',
    title: t('Category'),
    valuesOf: categoriesOf,
    look: 'boxes',
    place: 'first',
    limit: Infinity,
    chip: asIs,
  },
  colors: {
    param: 'color',
    title: t('Colour'),
    valuesOf: ({ colors }) => colors,
    look: 'swatches',
    place: 'middle',
    limit: 8,
    chip: asIs,
  },
  tags: {
    param: 'tag',
    title: t('Tags'),
    valuesOf: ({ tags }) => tags,
    look: 'boxes',
    place: 'last',
    limit: 12,
    chip: asIs,
  },
  sizes: {
    param: 'size',
    title: t('Size'),
    valuesOf: ({ sizes }) => sizes,
    look: 'pills',
    place: 'middle',
    limit: Infinity,
    chip: (size) => t('Size {size}', { size: label(size) }),
  },
} as const satisfies Record<string, ValueGroupSpec>;

export type ValueGroup = keyof typeof VALUE_GROUPS;

export const VALUE_GROUP_NAMES = Object.keys(VALUE_GROUPS) as ValueGroup[];

export const specOf = (group: ValueGroup): ValueGroupSpec => VALUE_GROUPS[group];

/** One `T` for each group. */
export const eachGroup = <T>(make: (group: ValueGroup) => T): Record<ValueGroup, T> =>
  Object.fromEntries(VALUE_GROUP_NAMES.map((group) => [group, make(group)])) as Record<
    ValueGroup,
    T
  >;
