import { memo } from 'react';
import { formatPaise, toPaise } from '../../../shared/lib/money';
import { formatWeight } from '../CardDetails';
import { fold } from '../fold';
import { swatchOf } from '../swatches';
import type { FacetOption, Facets } from './facets';
import { PanelRoot } from './filterStyles';
import type { ListingIndex } from './listingIndex';
import {
  COLOR_LIMIT,
  PRICE_DEFAULT_MAX,
  TAG_LIMIT,
  WEIGHT_MAX,
  WEIGHT_STEP,
  type ListingFilters,
  type ValueGroup,
} from './listingState';
import { RangeFilter } from './RangeFilter';

interface FilterPanelProps {
  filters: ListingFilters;
  /** null while the catalogue is on its way. */
  facets: Facets | null;
  priceRange: ListingIndex['priceRange'];
  onChange: (change: Partial<ListingFilters>) => void;
}

/** The first `limit` options, and beyond them only what is chosen, so that it can be unchosen. */
function firstOf(options: FacetOption[], limit: number, isChosen: (value: string) => boolean) {
  return options.filter((option, at) => at < limit || isChosen(option.value));
}

function Count({ option, isChosen }: { option: { count: number }; isChosen: boolean }) {
  // Beside what is chosen, what taking it away would leave would read as what it has.
  return isChosen ? null : <span className="count">{option.count}</span>;
}

function Options({
  title,
  options,
  chosen,
  onToggle,
  withSwatch = false,
}: {
  title: string;
  options: FacetOption[];
  chosen: string[];
  onToggle: (value: string) => void;
  withSwatch?: boolean;
}) {
  if (options.length === 0) return null;
  const keys = new Set(chosen.map(fold));
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map((option) => {
        const isChosen = keys.has(fold(option.value));
        return (
          <label
            className={!isChosen && option.count === 0 ? 'option none' : 'option'}
            key={option.value}
          >
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && option.count === 0}
              onChange={() => {
                onToggle(option.value);
              }}
            />
            {withSwatch && (
              <span
                className="dot"
                style={{ backgroundColor: swatchOf(option.value) ?? 'transparent' }}
              />
            )}
            <span className="label">{option.value}</span>
            <Count option={option} isChosen={isChosen} />
          </label>
        );
      })}
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
      className="pill"
      aria-pressed={isChosen}
      disabled={!isChosen && option.count === 0}
      onClick={onPress}
    >
      {label} <Count option={option} isChosen={isChosen} />
    </button>
  );
}

const rupees = (value: number) => formatPaise(toPaise(value));

/** Every filter of the listing (spec section 9), each option with what one more tap would leave. */
export const FilterPanel = memo(function FilterPanel({
  filters,
  facets,
  priceRange,
  onChange,
}: FilterPanelProps) {
  const toggle = (group: ValueGroup) => (value: string) => {
    const key = fold(value);
    const without = filters[group].filter((own) => fold(own) !== key);
    const isChosen = without.length < filters[group].length;
    onChange({ [group]: isChosen ? without : [...without, value] });
  };
  const isChosen = (group: ValueGroup) => {
    const keys = new Set(filters[group].map(fold));
    return (value: string) => keys.has(fold(value));
  };
  const sizeChosen = isChosen('sizes');
  // 0 to 50,000, then narrowed to the catalogue's own least and greatest displayed price.
  const minPrice = priceRange ? Math.floor(priceRange.min / 100) : 0;
  const maxPrice = priceRange ? Math.ceil(priceRange.max / 100) : PRICE_DEFAULT_MAX;
  return (
    <PanelRoot>
      {facets && (
        <Options
          title="Category"
          options={facets.values.categories}
          chosen={filters.categories}
          onToggle={toggle('categories')}
        />
      )}
      <fieldset>
        <legend>Price</legend>
        <RangeFilter
          what="price"
          min={minPrice}
          max={maxPrice}
          step={1}
          value={[filters.minPrice, filters.maxPrice]}
          format={rupees}
          onChange={([min, max]) => {
            onChange({ minPrice: min, maxPrice: max });
          }}
        />
      </fieldset>
      {facets && (
        <>
          <fieldset>
            <legend>Offers</legend>
            <div className="pills">
              <Pill
                label="On Sale"
                option={facets.onSale}
                isChosen={filters.onSale}
                onPress={() => {
                  onChange({ onSale: !filters.onSale });
                }}
              />
              <Pill
                label="Free Shipping"
                option={facets.freeShipping}
                isChosen={filters.freeShipping}
                onPress={() => {
                  onChange({ freeShipping: !filters.freeShipping });
                }}
              />
            </div>
          </fieldset>
          <Options
            title="Colour"
            options={firstOf(facets.values.colors, COLOR_LIMIT, isChosen('colors'))}
            chosen={filters.colors}
            onToggle={toggle('colors')}
            withSwatch
          />
          {facets.values.sizes.length > 0 && (
            <fieldset>
              <legend>Size</legend>
              <div className="pills">
                {facets.values.sizes.map((option) => (
                  <Pill
                    key={option.value}
                    label={option.value}
                    option={option}
                    isChosen={sizeChosen(option.value)}
                    onPress={() => {
                      toggle('sizes')(option.value);
                    }}
                  />
                ))}
              </div>
            </fieldset>
          )}
          <fieldset>
            <legend>Customer rating</legend>
            <div className="pills">
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
        <legend>Weight</legend>
        <RangeFilter
          what="weight"
          min={0}
          max={WEIGHT_MAX}
          step={WEIGHT_STEP}
          value={[filters.minWeight, filters.maxWeight]}
          format={formatWeight}
          onChange={([min, max]) => {
            onChange({ minWeight: min, maxWeight: max });
          }}
        />
      </fieldset>
      {facets && (
        <Options
          title="Tags"
          options={firstOf(facets.values.tags, TAG_LIMIT, isChosen('tags'))}
          chosen={filters.tags}
          onToggle={toggle('tags')}
        />
      )}
    </PanelRoot>
  );
});
