import { css, sx } from '../../shared/ui/style/css';

export const banner = sx({
  '--ml-focus': 'var(--ml-palette-accent-main)',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '20px',
  bgcolor: 'band.main',
  color: 'band.text',
});

export const controls = sx({
  position: 'absolute',
  zIndex: 1,
  left: { xs: 12, md: 44 },
  bottom: { xs: 10, md: 24 },
  display: 'flex',
  alignItems: 'center',
});

export const dots = css({ display: 'flex' });

export const dot = sx({
  width: 10,
  height: 10,
  borderRadius: 5,
  border: 2,
  borderColor: 'band.textSecondary',
  bgcolor: 'transparent',
  transition: 'width 180ms, background-color 180ms',
  '[aria-current=true] > &': { width: 26, borderColor: 'accent.main', bgcolor: 'accent.main' },
});

/** All slides share one grid cell, so that the tallest sets the height. */
export const slides = css({ display: 'grid' });

export const slide = sx({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1.1fr' },
  visibility: 'hidden',
  opacity: 0,
  transition: 'opacity 420ms, visibility 420ms',
});

export const shown = css({ visibility: 'visible', opacity: 1 });

export const words = sx({
  order: { xs: 2, md: 1 },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: { md: 'center' },
  gap: 2,
  px: { xs: 2.5, md: 7 },
  pt: { xs: 3, md: 6 },
  pb: { xs: 9, md: 11 },
});

export const offer = sx({ maxWidth: '25.5em', color: 'band.textSecondary' });

export const picture = sx({
  '--focal-point': '88% 60%',
  order: { xs: 1, md: 2 },
  height: { xs: 220, sm: 300, md: 420 },
});

/** Not fetched. */
export const unwanted = css({ contentVisibility: 'hidden' });
