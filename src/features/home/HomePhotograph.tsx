import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import type { Offer } from '../../shared/api/contract';
import { homePhotographs } from './homePhotographs';
import { NARROW } from '../../shared/lib/mediaQuery';
import * as s from './HomePhotograph.css';

export type HomePhotographName = keyof typeof homePhotographs;

/** One of the build's, or one that was uploaded at the desk. */
export type HomePicture = HomePhotographName | Pick<Offer, 'image' | 'picture'>;

interface Photograph {
  /** Without width and ending. */
  path: string;
  width: number;
  height: number;
  widths: readonly number[];
  color: string;
  /** Only a phone's first screen has one: previews are script that the page waits for. */
  blur?: string | undefined;
}

function photographOf(name: HomePicture): Photograph {
  if (typeof name === 'string') return homePhotographs[name];
  // The frame has the size; the picture covers it.
  return { path: name.image.replace(/\.webp$/, ''), width: 1600, height: 900, ...name.picture };
}

/** `/pictures/home/banner` in AVIF: `/pictures/home/banner-640.avif 640w, …`. */
export function sourceSet(name: HomePicture, format: 'avif' | 'webp'): string {
  const { path, widths } = photographOf(name);
  return widths.map((width) => `${path}-${String(width)}.${format} ${String(width)}w`).join(', ');
}

interface HomePhotographProps {
  name: HomePicture;
  /** The uncropped width of the picture; more than the box if `cover` crops its sides. */
  sizes: string;
  /** Another crop for narrow screens. */
  tall?: { name: HomePhotographName; sizes: string };
  /** Above the fold. */
  isFirst?: boolean;
  /**
   * The frame's class. Its `--focal-point` is the part that stays visible when the frame is narrower or wider than the
   * picture; by default the centre.
   */
  className?: string;
}

/**
 * A decorative photograph that covers its frame. The frame's class sets its size; it shows the picture's
 * colour, or a blurred preview, until the picture is loaded, so that nothing moves.
 */
export function HomePhotograph({
  name,
  sizes,
  tall,
  isFirst = false,
  className,
}: HomePhotographProps) {
  const { path, width, height, color, blur } = photographOf(name);
  const narrow = tall && photographOf(tall.name);
  const looks = {
    '--ground': color,
    ...(blur && { '--miniature': `url("${blur}")` }),
    ...(narrow && {
      '--tall-ground': narrow.color,
      '--tall-miniature': `url("${narrow.blur}")`,
    }),
  };
  return (
    <picture
      className={clsx(s.frame, narrow && s.twoCrops, className)}
      style={looks as CSSProperties}
    >
      {tall &&
        narrow &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={`tall-${format}`}
            media={NARROW}
            type={`image/${format}`}
            srcSet={sourceSet(tall.name, format)}
            sizes={tall.sizes}
            width={narrow.width}
            height={narrow.height}
          />
        ))}
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourceSet(name, format)}
          sizes={sizes}
        />
      ))}
      <img
        src={`${path}.webp`}
        alt=""
        width={width}
        height={height}
        // Lazy even above the fold: a picture that is not displayed is never fetched.
        loading="lazy"
        {...(isFirst && { fetchPriority: 'high' as const })}
        className={s.image}
      />
    </picture>
  );
}
