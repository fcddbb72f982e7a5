import PauseIcon from '@mui/icons-material/PauseRounded';
import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { useHydrated } from '../../shared/lib/useHydrated';
import { storeFacts } from '../content/storeFacts';
import { HomePhotograph, type HomePhotographName } from './HomePhotograph';
import { useCarousel } from './useCarousel';

interface Slide {
  title: string;
  text: string;
  action: string;
  to: string;
  picture: HomePhotographName;
}

const { marketing, delivery, returns } = storeFacts;

const slides: readonly Slide[] = [
  {
    title: `Up to ${String(marketing.collectionPercent)}% off`,
    text: 'Prints, weaves and quiet colours from this season’s collection.',
    action: 'See the collection',
    to: paths.collection,
    picture: 'promo-collection',
  },
  {
    title: `Up to ${String(marketing.summerPercent)}% off summer`,
    text: 'Light cotton and linen for the long warm days.',
    action: 'See summer',
    to: paths.summerCollection,
    picture: 'promo-summer',
  },
  {
    title: delivery.promise,
    text: `In ${delivery.metroBusinessDays} business days in metros, ${delivery.elsewhereBusinessDays} elsewhere, and ${String(returns.windowDays)} days to change your mind.`,
    action: 'Start shopping',
    to: paths.shop,
    picture: 'hero-2',
  },
];

/** One slide at a time, every 5 seconds, with dots and a pause button (APG carousel). */
export function SlideBanner() {
  const { index, isRotating, isPlaying, show, toggle, hold } = useCarousel(slides.length);
  const isAwake = useHydrated();
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label="Offers"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') hold('hover', true);
      }}
      onPointerLeave={() => hold('hover', false)}
      onFocus={() => hold('focus', true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
      }}
      sx={{
        '--ml-focus': 'var(--ml-palette-accent-main)',
        position: 'relative',
        overflow: 'hidden',
        borderRadius: '20px',
        bgcolor: 'band.main',
        color: 'band.text',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          zIndex: 1,
          left: { xs: 12, md: 44 },
          bottom: { xs: 10, md: 24 },
          display: 'flex',
          alignItems: 'center',
        }}
      >
        <IconButton
          aria-label={isPlaying ? 'Pause the slides' : 'Play the slides'}
          onClick={toggle}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <Box role="group" aria-label="Choose a slide" sx={{ display: 'flex' }}>
          {slides.map((slide, at) => (
            <IconButton
              key={slide.title}
              aria-label={`Slide ${String(at + 1)}: ${slide.title}`}
              aria-current={at === index}
              onClick={() => show(at)}
            >
              <Box
                sx={{
                  width: at === index ? 26 : 10,
                  height: 10,
                  borderRadius: 5,
                  border: 2,
                  borderColor: at === index ? 'accent.main' : 'band.textSecondary',
                  bgcolor: at === index ? 'accent.main' : 'transparent',
                  transition: 'width 180ms, background-color 180ms',
                }}
              />
            </IconButton>
          ))}
        </Box>
      </Box>
      {/* All slides lie in one cell, so that the tallest gives the banner its height. */}
      <Box aria-live={isRotating ? 'off' : 'polite'} sx={{ display: 'grid' }}>
        {slides.map((slide, at) => (
          <SlideView
            key={slide.title}
            slide={slide}
            at={at}
            isShown={at === index}
            isWanted={at === index || isAwake}
          />
        ))}
      </Box>
    </Box>
  );
}

interface SlideViewProps {
  slide: Slide;
  at: number;
  isShown: boolean;
  /** Until then its picture is not fetched: two that nobody sees yet would slow the first screen's. */
  isWanted: boolean;
}

function SlideView({ slide, at, isShown, isWanted }: SlideViewProps) {
  return (
    <Box
      role="group"
      aria-roledescription="slide"
      aria-label={`${String(at + 1)} of ${String(slides.length)}`}
      sx={{
        gridArea: '1 / 1',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1.1fr' },
        visibility: isShown ? 'visible' : 'hidden',
        opacity: isShown ? 1 : 0,
        transition: 'opacity 420ms, visibility 420ms',
      }}
    >
      <Box
        sx={{
          order: { xs: 2, md: 1 },
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          justifyContent: { md: 'center' },
          gap: 2,
          px: { xs: 2.5, md: 7 },
          pt: { xs: 3, md: 6 },
          pb: { xs: 9, md: 11 },
        }}
      >
        <Typography variant="h2">{slide.title}</Typography>
        <Typography sx={{ maxWidth: '25.5em', color: 'band.textSecondary' }}>
          {slide.text}
        </Typography>
        <Button variant="contained" color="secondary" component={RouterLink} to={slide.to}>
          {slide.action}
        </Button>
      </Box>
      <HomePhotograph
        name={slide.picture}
        sizes="(min-width: 900px) 760px, max(100vw, 391px)"
        position="88% 60%"
        sx={{
          order: { xs: 1, md: 2 },
          height: { xs: 220, sm: 300, md: 420 },
          contentVisibility: isWanted ? 'visible' : 'hidden',
        }}
      />
    </Box>
  );
}
