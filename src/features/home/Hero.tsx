import NewIcon from '@mui/icons-material/AutoAwesomeOutlined';
import TrendingIcon from '@mui/icons-material/TrendingUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { heroPictures, heroSizes, NARROW, rollHero } from './heroPictures';
import { HomePhotograph } from './HomePhotograph';

/** On wide screens: the next section shows that there is one. */
const HEIGHT = 'min(78vh, 720px)';

/** As slim as a chip, whose code home does without. */
const badge = {
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
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;

/** One of two pictures at random, the promise, two badges and the ways in (spec section 2). */
export function Hero() {
  // Chosen once a visit of the shop: a re-render must not change the room.
  rollHero();
  return (
    // A bright room in both schemes, so the words on it are always in ink.
    <Box
      component="section"
      data-scheme="light"
      aria-labelledby="hero-title"
      sx={{
        position: 'relative',
        display: 'grid',
        color: 'text.primary',
        // Limewash in the morning: what the words stand on, and the room comes out of.
        bgcolor: 'accent.soft',
        // Both stand in the prerendered page; the one that is not shown is never fetched.
        'html[data-hero="2"] & > picture:nth-of-type(1), html:not([data-hero="2"]) & > picture:nth-of-type(2)':
          { display: 'none' },
        minHeight: { md: HEIGHT },
      }}
    >
      <Box
        sx={{
          gridArea: { md: '1 / 1' },
          position: 'relative',
          zIndex: 1,
          width: '100%',
          maxWidth: 1320,
          mx: 'auto',
          px: { xs: 2, sm: 3, lg: 4 },
          // In the middle, as they are about 18.5 rem tall; centred, they would climb while they come.
          pt: { xs: 5, md: `max(64px, calc((${HEIGHT} - 18.5rem) / 2))` },
          pb: { xs: 3, md: 8 },
        }}
      >
        <Box sx={{ maxWidth: { xs: 560, md: '40%' } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
            <Box component="span" sx={badge}>
              <TrendingIcon />
              Trending
            </Box>
            <Box component="span" sx={badge}>
              <NewIcon />
              New Arrivals
            </Box>
          </Box>
          <Typography variant="eyebrow" component="p" sx={{ mb: 1 }}>
            Women&apos;s Fashion Collection
          </Typography>
          <Typography variant="h1" id="hero-title">
            Elevate Your Style
          </Typography>
          <Typography
            sx={{ mt: 2, mb: 3.5, maxWidth: '28em', fontSize: '1.125rem', textWrap: 'balance' }}
          >
            Kurtas, sarees and dresses you will keep wearing, and the chairs, lamps and rugs to come
            home to.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="contained" size="large" component={RouterLink} to={paths.shop}>
              Shop now
            </Button>
            <Button
              variant="outlined"
              size="large"
              component={RouterLink}
              to={paths.collection}
              sx={{ bgcolor: 'background.paper' }}
            >
              See the collection
            </Button>
          </Box>
        </Box>
      </Box>
      {/* After the words, which would push it down where a slow phone paints half the page first. */}
      {heroPictures.map(({ wide, tall }) => (
        <HomePhotograph
          key={wide}
          name={wide}
          sizes={heroSizes.wide}
          tall={{ name: tall, media: NARROW, sizes: heroSizes.tall }}
          isFirst
          position="50% 72%"
          sx={{
            gridArea: { md: '1 / 1' },
            position: { xs: 'relative', md: 'absolute' },
            // On wide screens the room begins where the words are, and fades out behind them.
            inset: { md: '0 0 0 14%' },
            width: { xs: '100%', md: 'auto' },
            // The words reach down into the bare wall at the top of the picture.
            mt: { xs: '-20%', md: 0 },
            aspectRatio: { xs: '4 / 5', md: 'auto' },
            maxHeight: { xs: '720px', md: 'none' },
            // Not a gradient on top: its edge and the picture's round to different device pixels.
            maskImage: {
              xs: 'linear-gradient(transparent, #000 34%)',
              md: 'linear-gradient(90deg, transparent, rgb(0 0 0 / .4) 16%, rgb(0 0 0 / .6) 28%, #000 42%)',
            },
          }}
        />
      ))}
    </Box>
  );
}
