import { sx } from '../../shared/ui/style/css';

/** On wide screens the next section is partly visible. */
const HEIGHT = 'min(78vh, 720px)';

/** The wall's colour, behind the text and at the picture's edge. */
const WALL = 'var(--ml-palette-accent-soft)';
const wallAt = (alpha: number): string => `rgb(from ${WALL} r g b / ${String(alpha)})`;

/** The sunny room at dusk, so that light text is readable on it. */
const dusk = { filter: 'brightness(0.62) saturate(0.9)' };

export const hero = sx({
  position: 'relative',
  display: 'grid',
  color: 'text.primary',
  bgcolor: 'accent.soft',
  // The prerendered page has both; the hidden one is never fetched.
  'html[data-hero="2"] & > picture:nth-of-type(1), html:not([data-hero="2"]) & > picture:nth-of-type(2)':
    { display: 'none' },
  minHeight: { md: HEIGHT },
});

export const column = sx({
  gridArea: { md: '1 / 1' },
  position: 'relative',
  zIndex: 1,
  width: '100%',
  maxWidth: 1320,
  mx: 'auto',
  px: { xs: 2, sm: 3, lg: 4 },
  // Centres text about 18.5 rem tall. `align-items` would shift it while it loads.
  pt: { xs: 5, md: `max(64px, calc((${HEIGHT} - 18.5rem) / 2))` },
  pb: { xs: 3, md: 8 },
});

export const words = sx({ maxWidth: { xs: 560, md: '40%' } });

export const badges = sx({ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 });

/** As low as a chip. */
export const badge = sx({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  height: 32,
  pl: 0.625,
  pr: 1.5,
  borderRadius: '999px',
  color: 'text.primary',
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  fontWeight: 600,
  '& svg': { color: 'accent.text' },
  '@media (forced-colors: active)': { border: '1px solid', '& svg': { color: 'CanvasText' } },
});

export const kind = sx({ mb: 1 });

export const promise = sx({
  mt: 2,
  mb: 3.5,
  maxWidth: '28em',
  fontSize: '1.125rem',
  textWrap: 'balance',
});

export const ways = sx({ display: 'flex', flexWrap: 'wrap', gap: 1.5 });

export const otherWay = sx({ bgcolor: 'background.paper' });

export const room = sx({
  'html[data-scheme="dark"] & img': dusk,
  '@media (prefers-color-scheme: dark)': { 'html:not([data-scheme]) & img': dusk },
  '--focal-point': '50% 72%',
  gridArea: { md: '1 / 1' },
  position: { xs: 'relative', md: 'absolute' },
  // On wide screens the picture fades out behind the text.
  inset: { md: '0 0 0 14%' },
  width: { xs: '100%', md: 'auto' },
  // The text overlaps the bare wall at the picture's top.
  mt: { xs: '-20%', md: 0 },
  aspectRatio: { xs: '4 / 5', md: 'auto' },
  maxHeight: { xs: '720px', md: 'none' },
  // A gradient on top, because slow phones paint masks later. One pixel wider, because both edges may round
  // to different device pixels.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '-1px -1px 0',
    background: {
      xs: `linear-gradient(${WALL}, transparent 34%)`,
      md: `linear-gradient(90deg, ${WALL}, ${wallAt(0.6)} 16%, ${wallAt(0.4)} 28%, transparent 42%)`,
    },
    '@media (forced-colors: active)': { display: 'none' },
  },
});
