import { t } from '../../../shared/i18n/t';

/**
 * Styles shared by the search field and its plain placeholder, so that replacing one by the other is
 * invisible.
 */
export const searchField = {
  type: 'search',
  'aria-label': t('Search products'),
  autoComplete: 'off',
  enterKeyHint: 'search',
  maxLength: 100,
  placeholder: t('Search kurtas, sarees, sofas…'),
} as const;

export const searchFieldStyle = {
  flex: 1,
  minWidth: 0,
  height: 48,
  padding: 0,
  border: 0,
  outline: 'none',
  fontFamily: 'inherit',
  // iOS zooms into any field below 16 px.
  fontSize: '1rem',
  color: 'inherit',
  background: 'none',
  '&::-webkit-search-cancel-button': { display: 'none' },
  '&::placeholder': { color: 'var(--ml-palette-text-secondary)', opacity: 1 },
} as const;

/** Around the field while somebody types in it. */
export const searchFocus = { outline: '3px solid var(--ml-focus)', outlineOffset: '1px' } as const;
