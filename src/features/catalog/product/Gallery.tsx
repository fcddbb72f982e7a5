import { clsx } from 'clsx';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { pictureOfColour } from '../../../shared/api/colours';
import type { Product } from '../../../shared/api/contract';
import { t } from '../../../shared/i18n/t';
import { lazyComponent } from '../../../shared/ui/lazyComponent';
import { LazyProductImage, ProductImage } from '../ProductImage';
import * as s from './Gallery.css';

const ZoomDialog = lazyComponent(() => import('./ZoomDialog').then((module) => module.ZoomDialog));

interface GalleryProps {
  product: Product;
  /** The chosen colour: its picture is shown. Null if there is no choice. */
  colour?: string | null;
  /** As in the `sizes` attribute of a picture. */
  sizes?: string;
  /** Above the fold: the first picture is loaded at once. */
  priority?: boolean;
  /** Opens a picture enlarged. */
  zoomable?: boolean;
}

function Arrow({ back = false }: { back?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden>
      <path
        d={back ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Animation frames without movement after which scrolling has ended. */
const FRAMES_AT_REST = 20;

/**
 * Calls `atRest` when `track` has stopped scrolling, whatever the reason: it has arrived, the phone was
 * turned, something else scrolled it. (Lenis stops the `scrollend` event on its way down.) Returns a
 * function that ends the watch.
 */
function watchGlide(track: HTMLElement, atRest: () => void): () => void {
  let frame = 0;
  let still = 0;
  let last = track.scrollLeft;
  const look = () => {
    still = track.scrollLeft === last ? still + 1 : 0;
    last = track.scrollLeft;
    if (still < FRAMES_AT_REST) frame = requestAnimationFrame(look);
    else atRest();
  };
  frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
  };
}

/** A product's pictures: swipe, arrow keys, buttons or thumbnails; a press shows one large. */
export function Gallery({
  product,
  colour = null,
  sizes = '(min-width: 900px) 50vw, 100vw',
  priority = false,
  zoomable = true,
}: GalleryProps) {
  const count = Math.max(1, product.image.length);
  const [current, setCurrent] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  const track = useRef<HTMLDivElement>(null);
  /** The current programmatic scroll, if any; pictures it passes are not current. */
  const glide = useRef<{ to: number; end: () => void } | null>(null);

  const follow = useCallback(() => {
    const element = track.current;
    if (glide.current || !element || element.clientWidth === 0) return;
    setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  }, []);
  const endGlide = useCallback(() => {
    glide.current?.end();
    glide.current = null;
  }, []);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    element.addEventListener('scroll', follow, { passive: true });
    // The shopper touches the track: the current picture follows it from now on.
    const hands = ['touchstart', 'wheel'] as const;
    for (const hand of hands) element.addEventListener(hand, endGlide, { passive: true });
    return () => {
      element.removeEventListener('scroll', follow);
      for (const hand of hands) element.removeEventListener(hand, endGlide);
      endGlide();
    };
  }, [follow, endGlide]);

  const show = (index: number) => {
    const element = track.current;
    if (!element) return;
    const next = Math.min(Math.max(index, 0), count - 1);
    setCurrent(next);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({
      left: next * element.clientWidth,
      behavior: calm ? 'instant' : 'smooth',
    });
    endGlide();
    const end = watchGlide(element, () => {
      glide.current = null;
      follow();
    });
    glide.current = { to: next, end };
  };
  const showColour = useEffectEvent((chosen: string) => {
    const index = pictureOfColour(product, chosen);
    if (index >= 0 && index !== current) show(index);
  });
  useEffect(() => {
    if (colour !== null) showColour(colour);
  }, [colour]);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: count - 1,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };
  /** What the operator has written about a picture, or its place. */
  const describe = (index: number): string => {
    const { alt = '' } = product.pictures[index] ?? {};
    if (alt !== '') return alt;
    if (count === 1) return product.name;
    return t('{name}, picture {number} of {count}', {
      name: product.name,
      number: index + 1,
      count,
    });
  };
  const pictures = Array.from({ length: count }, (_, index) => index);

  return (
    <section className={s.gallery} aria-label={t('Pictures of {name}', { name: product.name })}>
      {/* Arrow keys pressed on any picture or button inside move the gallery. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble up from the buttons inside */}
      <div className={s.stage} data-picture="product" onKeyDown={onKeyDown}>
        <div
          data-track
          className={s.track}
          ref={track}
          // Focus would make the browser end the scroll.
          onFocus={() => {
            if (glide.current) show(glide.current.to);
          }}
          // If no picture is a button, the scrolling element itself handles keys.
          {...(!zoomable && {
            tabIndex: 0,
            role: 'group',
            'aria-label': t('Pictures, arrow keys change them'),
          })}
        >
          {pictures.map((index) => {
            const Picture = index === 0 ? ProductImage : LazyProductImage;
            const picture = (
              <Picture
                product={product}
                index={index}
                sizes={sizes}
                alt={describe(index)}
                priority={priority && index === 0 ? 'high' : 'auto'}
              />
            );
            return zoomable ? (
              <button
                key={index}
                type="button"
                className={s.slide}
                // Only the visible picture is a tab stop; arrow keys reach the others.
                tabIndex={index === current ? 0 : -1}
                aria-label={t('Zoom in: {picture}', { picture: describe(index) })}
                aria-haspopup="dialog"
                onClick={() => {
                  setIsZoomed(true);
                }}
              >
                {picture}
              </button>
            ) : (
              <div key={index} className={s.slide} style={{ cursor: 'auto' }}>
                {picture}
              </div>
            );
          })}
        </div>
        {count > 1 && (
          <>
            <button
              type="button"
              className={clsx(s.step, s.previous)}
              aria-label={t('Previous picture')}
              aria-disabled={current === 0}
              onClick={() => {
                show(current - 1);
              }}
            >
              <Arrow back />
            </button>
            <button
              type="button"
              className={clsx(s.step, s.next)}
              aria-label={t('Next picture')}
              // Not `disabled`: a disabled button would lose the focus at the last picture.
              aria-disabled={current === count - 1}
              onClick={() => {
                show(current + 1);
              }}
            >
              <Arrow />
            </button>
            <span className={s.place} aria-live="polite">
              <span aria-hidden>{`${String(current + 1)} / ${String(count)}`}</span>
            </span>
          </>
        )}
      </div>
      {count > 1 && (
        <ul className={s.thumbs} aria-label={t('Pictures')}>
          {pictures.map((index) => (
            <li key={index}>
              <button
                type="button"
                className={s.thumb}
                aria-label={t('Show picture {number} of {count}', { number: index + 1, count })}
                aria-current={index === current}
                onClick={() => {
                  show(index);
                }}
              >
                <ProductImage product={product} index={index} sizes="68px" alt="" priority="low" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && (
        <ZoomDialog
          product={product}
          index={current}
          onIndexChange={show}
          onClose={() => {
            setIsZoomed(false);
          }}
          onMissed={() => {
            setIsZoomed(false);
          }}
        />
      )}
    </section>
  );
}
