import { clsx } from 'clsx';
import { useRef } from 'react';
import { t } from '../../../shared/i18n/t';
import type { AppliedFilter } from './appliedFilters';
import { NO_FILTERS, type ListingFilters } from './listingState';
import * as s from './FilterChips.css';

interface FilterChipsProps {
  applied: AppliedFilter[];
  onRemove: (change: Partial<ListingFilters>) => void;
  /** Called when the last chip is removed, to move the focus. */
  onEmptied: () => void;
}

/** The applied filters; a click removes one. Focus stays among the chips. */
export function FilterChips({ applied, onRemove, onEmptied }: FilterChipsProps) {
  const row = useRef<HTMLUListElement>(null);
  if (applied.length === 0) return null;
  const focusAfterRemoval = (at: number) => {
    if (applied.length === 1) {
      onEmptied();
      return;
    }
    requestAnimationFrame(() => {
      const chips = row.current?.querySelectorAll<HTMLButtonElement>('[data-chip]');
      chips?.[Math.min(at, chips.length - 1)]?.focus();
    });
  };
  return (
    <ul className={s.chips} ref={row} aria-label={t('Applied filters')}>
      {applied.map((filter, at) => (
        <li key={filter.key}>
          <button
            type="button"
            className={s.chip}
            data-chip
            aria-label={t('Remove filter: {filter}', { filter: filter.label })}
            onClick={() => {
              onRemove(filter.without);
              focusAfterRemoval(at);
            }}
          >
            <span>{filter.label}</span>
            <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden>
              <path d="M3 3l10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={clsx(s.chip, s.all)}
          onClick={() => {
            onRemove(NO_FILTERS);
            onEmptied();
          }}
        >
          {t('Clear all')}
        </button>
      </li>
    </ul>
  );
}
