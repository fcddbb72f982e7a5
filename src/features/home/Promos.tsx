import ArrowIcon from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { storeFacts } from '../content/storeFacts';
import { growing, HomePhotograph } from './HomePhotograph';

/** As tall as the screen below the header (spec section 2, "full-screen promo banner"). */
export function PromoBanner() {
  return (
    <Box
      component="section"
      aria-labelledby="promo-title"
      sx={{
        '--ml-focus': 'var(--ml-palette-accent-main)',
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-end',
        minHeight: 'calc(100svh - var(--ml-header))',
        bgcolor: 'band.main',
        color: 'band.text',
        overflow: 'hidden',
      }}
    >
      <HomePhotograph
        name="banner"
        sizes="max(100vw, 160vh)"
        position="58% 30%"
        sx={{
          position: 'absolute',
          insetInline: 0,
          top: 0,
          width: '100%',
          height: { xs: '68%', md: '100%' },
        }}
      />
      <Box
        sx={{
          position: 'relative',
          width: '100%',
          pt: { xs: 22, md: 34 },
          pb: { xs: 6, md: 9 },
          // Dark enough behind every word, whatever hangs above.
          background:
            'linear-gradient(to top, var(--ml-palette-band-main) 62%, rgb(from var(--ml-palette-band-main) r g b / 0))',
        }}
      >
        <Box sx={{ maxWidth: 1320, mx: 'auto', px: { xs: 2, sm: 3, lg: 4 } }}>
          <Typography variant="h2" id="promo-title" sx={{ typography: 'h1' }}>
            Discover Your Perfect Style
          </Typography>
          <Typography sx={{ mt: 1.5, mb: 3, maxWidth: '34.5em', color: 'band.textSecondary' }}>
            Rated {storeFacts.marketing.rating} by the people who wear it. Festive silks, everyday
            cotton, and colours that hold.
          </Typography>
          <Button
            variant="contained"
            color="secondary"
            size="large"
            component={RouterLink}
            to={paths.shop}
          >
            Shop all styles
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const promos = [
  {
    title: 'The Collection',
    offer: `Up to ${String(storeFacts.marketing.collectionPercent)}% off`,
    to: paths.collection,
    picture: 'promo-collection',
  },
  {
    title: 'The Summer Collection',
    offer: `Up to ${String(storeFacts.marketing.summerPercent)}% off`,
    to: paths.summerCollection,
    picture: 'promo-summer',
  },
] as const;

/** The two ways into the collections; each card is one link. */
export function PromoSections() {
  return (
    <Box
      component="section"
      aria-label="Collections"
      sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      {promos.map(({ title, offer, to, picture }) => (
        <Link
          key={to}
          component={RouterLink}
          to={to}
          underline="none"
          sx={{
            display: 'block',
            overflow: 'hidden',
            borderRadius: '20px',
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'line.soft',
            ...growing,
          }}
        >
          <HomePhotograph
            name={picture}
            sizes="(min-width: 1320px) 821px, (min-width: 600px) 62vw, 122vw"
            position="92% 50%"
            sx={{ aspectRatio: '4 / 3' }}
          />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: { xs: 2, md: 3 } }}>
            <Box sx={{ flex: 1 }}>
              <Typography variant="h3" component="h2">
                {title}
              </Typography>
              <Typography sx={{ color: 'accent.text', fontWeight: 600 }}>{offer}</Typography>
            </Box>
            <ArrowIcon />
          </Box>
        </Link>
      ))}
    </Box>
  );
}
