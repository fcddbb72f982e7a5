/**
 * What the search field and the plain one that stands in for it have in common: whoever types does
 * not see that one takes the other's place.
 */
export const searchField = {
  type: 'search',
  'aria-label': 'Search products',
  autoComplete: 'off',
  enterKeyHint: 'search',
  maxLength: 100,
  placeholder: 'Search kurtas, sarees, sofas…',
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
