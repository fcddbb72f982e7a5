import { sx } from '../../shared/ui/style/css';

export const banner = sx({
  '--ml-focus': 'var(--ml-palette-accent-main)',
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: 'calc(100svh - var(--ml-header))',
  bgcolor: 'band.main',
  color: 'band.text',
  overflow: 'hidden',
});

export const bannerPicture = sx({
  '--focal-point': '58% 30%',
  position: 'absolute',
  insetInline: 0,
  top: 0,
  width: '100%',
  height: { xs: '68%', md: '100%' },
});

export const veil = sx({
  position: 'relative',
  width: '100%',
  pt: { xs: 22, md: 34 },
  pb: { xs: 6, md: 9 },
  // Dark enough for contrast over any picture.
  background:
    'linear-gradient(to top, var(--ml-palette-band-main) 62%, rgb(from var(--ml-palette-band-main) r g b / 0))',
});

export const column = sx({ maxWidth: 1320, mx: 'auto', px: { xs: 2, sm: 3, lg: 4 } });

export const rating = sx({ mt: 1.5, mb: 3, maxWidth: '34.5em', color: 'band.textSecondary' });

export const cards = sx({
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { sm: '1fr 1fr' },
});

export const card = sx({
  display: 'block',
  overflow: 'hidden',
  borderRadius: '20px',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'line.soft',
});

export const cardPicture = sx({ '--focal-point': '92% 50%', aspectRatio: '4 / 3' });

export const cardFoot = sx({ display: 'flex', alignItems: 'center', gap: 2, p: { xs: 2, md: 3 } });

export const cardWords = sx({ flex: 1 });

export const offer = sx({ color: 'accent.text', fontWeight: 600 });
