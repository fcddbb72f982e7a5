/** From a tablet held upright on, the gallery and what decides about buying stand side by side. */
export const TWO_COLUMNS = '@media (min-width: 45em)';

/** The columns of a product's page, and of what stands there while it loads. */
export const productColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 3, md: 6 },
  [TWO_COLUMNS]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)' },
} as const;
