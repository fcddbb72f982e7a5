import GridViewIcon from '../../../shared/ui/icons/GridViewRounded';
import TuneIcon from '../../../shared/ui/icons/TuneRounded';
import ViewListIcon from '../../../shared/ui/icons/ViewListRounded';
import { clsx } from 'clsx';
import { memo, useId } from 'react';
import { t } from '../../../shared/i18n/t';
import { Button, IconButton } from '../../../shared/ui/Button';
import type { ListingView } from '../catalogSlice';
import { SORTS, type ListingSort } from './listingState';
import { SORT_LABELS } from './sortLabels';
import * as s from './ListingToolbar.css';

interface ListingToolbarProps {
  sort: ListingSort;
  view: ListingView;
  filterCount: number;
  onSort: (sort: ListingSort) => void;
  onView: (view: ListingView) => void;
  /** The pointer is on the button and may press it. */
  onNearFilters: () => void;
  onOpenFilters: () => void;
}

const VIEWS = [
  { view: 'grid', label: t('Grid view'), Icon: GridViewIcon },
  { view: 'list', label: t('List view'), Icon: ViewListIcon },
] as const;

/** Filters (on a phone), sort, grid or list. */
export const ListingToolbar = memo(function ListingToolbar({
  sort,
  view,
  filterCount,
  onSort,
  onView,
  onNearFilters,
  onOpenFilters,
}: ListingToolbarProps) {
  const id = useId();
  return (
    <div className={s.toolbar}>
      <span className={s.opener}>
        <Button
          variant="outlined"
          startIcon={<TuneIcon />}
          className={s.filters}
          aria-haspopup="dialog"
          onPointerEnter={onNearFilters}
          onClick={onOpenFilters}
        >
          {t('Filters')}
        </Button>
        {filterCount > 0 && <span className={s.badge}>{filterCount}</span>}
      </span>
      <div className={s.sort}>
        <label htmlFor={id} className={s.label}>
          {t('Sort by')}
        </label>
        <select
          id={id}
          className={s.select}
          value={sort}
          onChange={(event) => {
            const chosen = SORTS.find((known) => known === event.target.value);
            if (chosen) onSort(chosen);
          }}
        >
          {SORTS.map((known) => (
            <option key={known} value={known}>
              {SORT_LABELS[known]}
            </option>
          ))}
        </select>
      </div>
      <div role="group" aria-label={t('View')} className={s.views}>
        {VIEWS.map(({ view: known, label, Icon }) => (
          <IconButton
            key={known}
            aria-label={label}
            aria-pressed={view === known}
            onClick={() => {
              onView(known);
            }}
            className={clsx(s.view, view === known && s.chosenView)}
          >
            <Icon />
          </IconButton>
        ))}
      </div>
    </div>
  );
});
