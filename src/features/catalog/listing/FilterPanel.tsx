import { memo } from 'react';
import { label } from '../../../shared/i18n/label';
import { t } from '../../../shared/i18n/t';
import { formatPaise, toPaise } from '../../../shared/lib/money';
import { useNewest } from '../../../shared/lib/useNewest';
import { formatWeight } from '../CardDetails';
import { fold } from '../fold';
import { swatchOf } from '../swatches';
import type { FacetOption, Facets } from './facets';
import type { ListingIndex } from './listingIndex';
import {
  PRICE_DEFAULT_MAX,
  PRICE_STEP,
  WEIGHT_MAX,
  WEIGHT_STEP,
  type ListingFilters,
} from './listingState';
import { specOf, VALUE_GROUP_NAMES, type ValueGroup } from './valueGroups';
import { RangeFilter, type Range } from './RangeFilter';
import * as s from './filterStyles.css';

interface FilterPanelProps {
  filters: ListingFilters;
  /** Null while the catalogue loads. */
  facets: Facets | null;
  priceRange: ListingIndex['priceRange'];
  onChange: (change: Partial<ListingFilters>, options?: { replace?: boolean }) => void;
}

/** The first `limit` options, and any chosen ones beyond them. */
function firstOf(options: FacetOption[], limit: number, chosen: string[]): FacetOption[] {
  const keys = new Set(chosen.map(fold));
  return options.filter((option, at) => at < limit || keys.has(fold(option.value)));
}

function Count({ option }: { option: { count: number } }) {
  return <span className={s.count}>{option.count}</span>;
}

interface OptionsProps {
  group: ValueGroup;
  options: FacetOption[];
  chosen: string[];
  onToggle: (group: ValueGroup, value: string) => void;
}

/** Memoized: a click renders the options of its own group, and others only if counts change. */
const Options = memo(function Options({ group, options, chosen, onToggle }: OptionsProps) {
  const { title, look, limit } = specOf(group);
  if (options.length === 0) return null;
  const keys = new Set(chosen.map(fold));
  const shown = firstOf(options, limit, chosen).map((option) => ({
    option,
    isChosen: keys.has(fold(option.value)),
    toggle: () => {
      onToggle(group, option.value);
    },
  }));
  return (
    <fieldset>
      <legend>{title}</legend>
      {look === 'pills' ? (
        <div className={s.pills}>
          {shown.map(({ option, isChosen, toggle }) => (
            <Pill
              key={option.value}
              label={label(option.value)}
              option={option}
              isChosen={isChosen}
              onPress={toggle}
            />
          ))}
        </div>
      ) : (
        shown.map(({ option, isChosen, toggle }) => (
          <label
            className={s.option}
            data-disabled={(!isChosen && option.count === 0) || undefined}
            key={option.value}
          >
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && option.count === 0}
              onChange={toggle}
            />
            {look === 'swatches' && (
              <span
                className={s.dot}
                style={{ backgroundColor: swatchOf(option.value) ?? 'transparent' }}
              />
            )}
            <span className={s.label}>{label(option.value)}</span>
            <Count option={option} />
          </label>
        ))
      )}
    </fieldset>
  );
});

/** As tall as a screen, so that content below does not move visibly when the categories load. */
const BONES = 24;

function CategoryBones() {
  return (
    <fieldset aria-hidden>
      <legend>{t('Category')}</legend>
      {Array.from({ length: BONES }, (_, at) => (
        <div key={at} className={s.bone} />
      ))}
    </fieldset>
  );
}

function Pill({
  label,
  option,
  isChosen,
  onPress,
}: {
  label: string;
  option: { count: number };
  isChosen: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={s.pill}
      aria-pressed={isChosen}
      disabled={!isChosen && option.count === 0}
      onClick={onPress}
    >
      <span>{label}</span> <Count option={option} />
    </button>
  );
}

const rupees = (value: number) => formatPaise(toPaise(value));

/** All filters of the listing (spec section 9), each option with its count. */
export const FilterPanel = memo(function FilterPanel({
  filters,
  facets,
  priceRange,
  onChange,
}: FilterPanelProps) {
  const toggle = useNewest((group: ValueGroup, value: string) => {
    const key = fold(value);
    const without = filters[group].filter((own) => fold(own) !== key);
    const isChosen = without.length < filters[group].length;
    onChange({ [group]: isChosen ? without : [...without, value] });
  });
  const changePrice = useNewest(([minPrice, maxPrice]: Range, options: { replace: boolean }) => {
    onChange({ minPrice, maxPrice }, options);
  });
  const changeWeight = useNewest(([minWeight, maxWeight]: Range, options: { replace: boolean }) => {
    onChange({ minWeight, maxWeight }, options);
  });
  const groupsAt = (place: 'first' | 'middle' | 'last') =>
    facets &&
    VALUE_GROUP_NAMES.filter((group) => specOf(group).place === place).map((group) => (
      <Options
        key={group}
        group={group}
        options={facets.values[group]}
        chosen={filters[group]}
        onToggle={toggle}
      />
    ));
  // 0 to 50,000 until the catalogue's lowest and highest price are known.
  const minPrice = priceRange ? Math.floor(priceRange.min / 100) : 0;
  const maxPrice = priceRange ? Math.ceil(priceRange.max / 100) : PRICE_DEFAULT_MAX;
  return (
    <div className={s.panel}>
      {groupsAt('first') ?? <CategoryBones />}
      <fieldset>
        <legend>{t('Price')}</legend>
        <RangeFilter
          what="price"
          min={minPrice}
          max={maxPrice}
          finest={PRICE_STEP}
          steps="growing"
          from={filters.minPrice}
          to={filters.maxPrice}
          format={rupees}
          onChange={changePrice}
        />
      </fieldset>
      {facets && (
        <>
          <fieldset>
            <legend>{t('Offers')}</legend>
            <div className={s.pills}>
              <Pill
                label={t('On Sale')}
                option={facets.onSale}
                isChosen={filters.onSale}
                onPress={() => {
                  onChange({ onSale: !filters.onSale });
                }}
              />
              <Pill
                label={t('Free Shipping')}
                option={facets.freeShipping}
                isChosen={filters.freeShipping}
                onPress={() => {
                  onChange({ freeShipping: !filters.freeShipping });
                }}
              />
            </div>
          </fieldset>
          {groupsAt('middle')}
          <fieldset>
            <legend>{t('Customer rating')}</legend>
            <div className={s.pills}>
              {facets.ratings.map((option) => (
                <Pill
                  key={option.value}
                  label={`${String(option.value)}+`}
                  option={option}
                  isChosen={filters.rating === option.value}
                  onPress={() => {
                    onChange({ rating: filters.rating === option.value ? null : option.value });
                  }}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
      <fieldset>
        <legend>{t('Weight')}</legend>
        <RangeFilter
          what="weight"
          min={0}
          max={WEIGHT_MAX}
          finest={WEIGHT_STEP}
          steps="even"
          from={filters.minWeight}
          to={filters.maxWeight}
          format={formatWeight}
          onChange={changeWeight}
        />
      </fieldset>
      {groupsAt('last')}
    </div>
  );
});
