import NewIcon from '@mui/icons-material/AutoAwesomeOutlined';
import TrendingIcon from '@mui/icons-material/TrendingUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { heroPictures, rollHero } from './heroPictures';

const badge = {
  color: 'text.primary',
  bgcolor: 'background.paper',
  fontWeight: 600,
  '& .MuiChip-icon': { color: 'accent.text' },
} as const;

/** One of two pictures at random, the promise, two badges and the ways in (spec section 2). */
export function Hero() {
  // Chosen once a visit of the shop: a re-render must not change the room.
  rollHero();
  return (
    // The drawing is a bright room in both schemes, so the words on it are always in ink.
    <Box
      component="section"
      data-light
      aria-labelledby="hero-title"
      sx={{
        position: 'relative',
        display: 'grid',
        alignItems: 'center',
        color: 'text.primary',
        bgcolor: heroPictures[0].wall,
        'html[data-hero="2"] &': { bgcolor: heroPictures[1].wall },
        // Both stand in the prerendered page; the one that is not shown is never fetched.
        'html[data-hero="2"] & > img:nth-of-type(1), html:not([data-hero="2"]) & > img:nth-of-type(2)':
          { display: 'none' },
        minHeight: { md: 'min(78vh, 720px)' },
      }}
    >
      {heroPictures.map(({ src }) => (
        <Box
          key={src}
          component="img"
          src={src}
          alt=""
          width={1600}
          height={900}
          loading="lazy"
          fetchPriority="high"
          sx={{
            gridArea: { md: '1 / 1' },
            order: { xs: 2, md: 0 },
            width: '100%',
            height: { xs: 'min(76vw, 440px)', md: '100%' },
            position: { md: 'absolute' },
            inset: 0,
            objectFit: 'cover',
            objectPosition: { xs: '96% 60%', md: '70% 70%' },
          }}
        />
      ))}
      <Box
        sx={{
          gridArea: { md: '1 / 1' },
          position: 'relative',
          width: '100%',
          maxWidth: 1320,
          mx: 'auto',
          px: { xs: 2, sm: 3, lg: 4 },
          pt: { xs: 5, md: 8 },
          pb: { xs: 3, md: 8 },
        }}
      >
        <Box sx={{ maxWidth: { xs: 560, md: '40%' } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
            <Chip icon={<TrendingIcon />} label="Trending" sx={badge} />
            <Chip icon={<NewIcon />} label="New Arrivals" sx={badge} />
          </Box>
          <Typography variant="eyebrow" component="p" sx={{ mb: 1 }}>
            Women&apos;s Fashion Collection
          </Typography>
          <Typography variant="h1" id="hero-title">
            Elevate Your Style
          </Typography>
          <Typography sx={{ mt: 2, mb: 3.5, maxWidth: '42ch', fontSize: '1.125rem' }}>
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
    </Box>
  );
}
