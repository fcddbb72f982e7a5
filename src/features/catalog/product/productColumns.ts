/** From portrait tablets on, the gallery and the buy box are side by side. */
export const TWO_COLUMNS = '@media (min-width: 45em)';

/** The columns of the product page and its skeleton. */
export const productColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 3, md: 6 },
  [TWO_COLUMNS]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)' },
} as const;
