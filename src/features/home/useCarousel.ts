import { useEffect, useState, type RefObject } from 'react';
import { useDataSaver } from '../../shared/lib/dataSaver';
import { REDUCED_MOTION, useMediaQuery } from '../../shared/lib/mediaQuery';

/** Spec section 2: the slide banner moves on every 5 seconds. */
export const SLIDE_MS = 5_000;

export interface Carousel {
  index: number;
  /** True while it advances automatically. */
  isRotating: boolean;
  /** The person's choice with the button; hover and focus only pause temporarily. */
  isPlaying: boolean;
  show: (index: number) => void;
  toggle: () => void;
  hold: (reason: 'hover' | 'focus' | 'unseen', on: boolean) => void;
}

/**
 * Which of `count` slides is shown (APG carousel): moves on by itself until paused, while neither
 * pointer nor focus is on it and some of it is on the screen; for people who prefer less motion only once they press play.
 */
export function useCarousel(count: number, frame: RefObject<Element | null>): Carousel {
  const lessMotion = useMediaQuery(REDUCED_MOTION, true);
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [held, setHeld] = useState({ hover: false, focus: false, unseen: true });
  const savesData = useDataSaver();
  const isPlaying = choice ?? !(lessMotion || savesData);
  const isRotating = isPlaying && !Object.values(held).includes(true) && count > 1;

  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setInterval(() => setIndex((at) => (at + 1) % count), SLIDE_MS);
    return () => clearInterval(timer);
  }, [isRotating, count, index]);

  const hold: Carousel['hold'] = (reason, on) =>
    setHeld((now) => (now[reason] === on ? now : { ...now, [reason]: on }));

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => hold('unseen', !entry?.isIntersecting));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);

  return {
    index,
    isRotating,
    isPlaying,
    show: setIndex,
    toggle: () => setChoice(!isPlaying),
    hold,
  };
}
