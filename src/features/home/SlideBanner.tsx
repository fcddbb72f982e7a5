import PauseIcon from '../../shared/ui/icons/PauseRounded';
import PlayIcon from '../../shared/ui/icons/PlayArrowRounded';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { Offer } from '../../shared/api/contract';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { Button, IconButton } from '../../shared/ui/Button';
import * as text from '../../shared/ui/text.css';
import { storeFacts } from '../content/storeFacts';
import { selectContent } from '../content/contentSlice';
import { HomePhotograph, type HomePicture } from './HomePhotograph';
import { useCarousel } from './useCarousel';
import * as s from './SlideBanner.css';

interface Slide extends Pick<Offer, 'title' | 'text' | 'action' | 'link'> {
  photograph: HomePicture;
}

const { marketing, delivery, returns } = storeFacts;

const defaultSlides: readonly Slide[] = [
  {
    title: t('Up to {percent}% off', { percent: marketing.collectionPercent }),
    text: t('Prints, weaves and quiet colours from this season’s collection.'),
    action: t('See the collection'),
    link: paths.collection,
    photograph: 'slide-collection',
  },
  {
    title: t('Up to {percent}% off summer', { percent: marketing.summerPercent }),
    text: t('Light cotton and linen for the long warm days.'),
    action: t('See summer'),
    link: paths.summerCollection,
    photograph: 'slide-summer',
  },
  {
    title: delivery.promise,
    text: t(
      'In {metro} business days in metros, {elsewhere} elsewhere, and {days} days to change your mind.',
      {
        metro: delivery.metroBusinessDays,
        elsewhere: delivery.elsewhereBusinessDays,
        days: returns.windowDays,
      },
    ),
    action: t('Start shopping'),
    link: paths.shop,
    photograph: 'slide-living',
  },
];

function useSlides(): readonly Slide[] {
  const { slides } = useAppSelector(selectContent);
  return slides?.map((slide) => ({ ...slide, photograph: slide })) ?? defaultSlides;
}

/** One slide at a time, every 5 seconds, with dots and a pause button (APG carousel). */
export function SlideBanner() {
  const slides = useSlides();
  const frame = useRef<HTMLElement>(null);
  const { index, isRotating, isPlaying, show, toggle, hold } = useCarousel(slides.length, frame);
  const [furthest, setFurthest] = useState(0);
  if (index > furthest) setFurthest(index);
  return (
    <section
      ref={frame}
      aria-roledescription={t('carousel')}
      aria-label={t('Offers')}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') hold('hover', true);
      }}
      onPointerLeave={() => hold('hover', false)}
      onFocus={() => hold('focus', true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
      }}
      className={s.banner}
    >
      <div className={s.controls}>
        <IconButton
          aria-label={isPlaying ? t('Pause the slides') : t('Play the slides')}
          onClick={toggle}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <div role="group" aria-label={t('Choose a slide')} className={s.dots}>
          {slides.map((slide, at) => (
            <IconButton
              key={slide.title}
              aria-label={t('Slide {number}: {title}', { number: at + 1, title: slide.title })}
              aria-current={at === index}
              onClick={() => show(at)}
            >
              <span className={s.dot} />
            </IconButton>
          ))}
        </div>
      </div>
      <div aria-live={isRotating ? 'off' : 'polite'} className={s.slides}>
        {slides.map((slide, at) => (
          <SlideView
            key={slide.title}
            slide={slide}
            place={t('{number} of {total}', { number: at + 1, total: slides.length })}
            isShown={at === index}
            isWanted={at <= furthest || (isRotating && at === furthest + 1)}
          />
        ))}
      </div>
    </section>
  );
}

interface SlideViewProps {
  slide: Slide;
  place: string;
  isShown: boolean;
  /** Its picture may be fetched: it was shown already, or is the next one. */
  isWanted: boolean;
}

function SlideView({ slide, place, isShown, isWanted }: SlideViewProps) {
  return (
    <div
      role="group"
      aria-roledescription={t('slide')}
      aria-label={place}
      className={clsx(s.slide, isShown && s.shown)}
    >
      <div className={s.words}>
        <h2 className={text.h2}>{slide.title}</h2>
        <p className={clsx(text.body1, s.offer)}>{slide.text}</p>
        <Button variant="contained" color="secondary" to={slide.link}>
          {slide.action}
        </Button>
      </div>
      <HomePhotograph
        name={slide.photograph}
        sizes="(min-width: 900px) 760px, max(100vw, 391px)"
        className={clsx(s.picture, !isWanted && s.unwanted)}
      />
    </div>
  );
}
