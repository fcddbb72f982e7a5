import { memo, useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import type { Product } from '../../shared/api/contract';
import { SAVING_SIZES } from '../../shared/config/pictures';
import { useDataSaver } from '../../shared/lib/dataSaver';
import { pictureUrl } from '../../shared/lib/pictures';
import { useHydrated } from '../../shared/lib/hydration';
import { isHexColor } from './swatches';
import * as s from './ProductImage.css';

interface ProductImageProps {
  product: Pick<Product, 'name' | 'image' | 'pictures'>;
  /** Which of the product's pictures; the first by default. */
  index?: number;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** By default the product's name; empty where the name is beside it. */
  alt?: string;
  /** `high`, above the fold: loaded at once and first. `low`: beside one that matters more. */
  priority?: 'high' | 'low' | 'auto';
}

/** `/pictures/kurta.webp` with 400 to `/pictures/kurta-400.avif` (contract, `Picture.widths`). */
function sourceSet(url: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  const base = url.replace(/\.[a-z0-9]+$/i, '');
  return widths.map((width) => `${base}-${String(width)}.${format} ${String(width)}w`).join(', ');
}

/** How a picture that is not an `img` is announced. */
const announced = (alt: string) =>
  alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };

/** A drawing for products without a picture: a hanger in a frame. */
function DrawnFallback({ alt }: { alt: string }) {
  return (
    <svg
      viewBox="0 0 80 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...announced(alt)}
    >
      <path d="M36 41a4 4 0 1 1 4 4v4" />
      <path d="M40 49 18 63.5c-1.8 1.2-.9 4 1.2 4h41.6c2.1 0 3-2.8 1.2-4Z" />
    </svg>
  );
}

/**
 * A product's picture in a fixed 4:5 box, so that nothing moves when it loads. Shows its dominant colour
 * first. If the sized files fail it tries the plain path. A picture that cannot be loaded keeps its blurred
 * preview, or its colour, until the connection is back.
 */
export const ProductImage = memo(function ProductImage({
  product,
  index = 0,
  sizes = '(min-width: 900px) 280px, 50vw',
  alt = product.name,
  priority = 'auto',
  postponed = false,
}: ProductImageProps & { postponed?: boolean }) {
  const shownSizes = useDataSaver() ? SAVING_SIZES : sizes;
  const path = product.image[index];
  const picture = product.pictures[index];
  const widths = picture?.widths ?? [];
  const [failed, setFailed] = useState<{ path: string | undefined; times: number }>({
    path,
    times: 0,
  });
  const times = failed.path === path ? failed.times : 0;
  const image = useRef<HTMLImageElement>(null);
  // A prerendered picture may have failed before React could handle its error event.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) {
      setFailed({ path, times: 1 });
    }
  }, [path]);
  const isSized = widths.length > 0 && times === 0;
  const isLost = path === undefined || times > (widths.length > 0 ? 1 : 0);

  useEffect(() => {
    if (!isLost) return undefined;
    const retry = () => setFailed({ path, times: 0 });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isLost, path]);

  const style: CSSProperties = {};
  if (picture && isHexColor(picture.color)) style.backgroundColor = picture.color;
  if (picture?.blur?.startsWith('data:image/')) {
    style.backgroundImage = `url("${picture.blur.replaceAll('"', '')}")`;
  }

  if (isLost && style.backgroundColor !== undefined) {
    return <span className={s.frame} style={style} data-picture="preview" {...announced(alt)} />;
  }
  if (isLost) {
    return (
      <span className={s.frame} data-picture="drawn">
        <DrawnFallback alt={alt} />
      </span>
    );
  }
  if (postponed) return <span className={s.frame} style={style} />;
  const url = pictureUrl(path);
  return (
    <span className={s.frame} style={style}>
      <picture>
        {isSized && (
          <>
            <source type="image/avif" srcSet={sourceSet(url, widths, 'avif')} sizes={shownSizes} />
            <source type="image/webp" srcSet={sourceSet(url, widths, 'webp')} sizes={shownSizes} />
          </>
        )}
        <img
          ref={image}
          src={url}
          alt={alt}
          width={400}
          height={500}
          loading={priority === 'high' ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          {...(priority !== 'auto' && { fetchPriority: priority })}
          onError={() => {
            setFailed({ path, times: times + 1 });
          }}
        />
      </picture>
    </span>
  );
});

/**
 * A picture far below the first screen: a coloured box until hydration. Otherwise it would compete with the
 * first screen's picture on a slow connection: even with `loading="lazy"`, browsers load what is three
 * screens away.
 */
export function LazyProductImage(props: ProductImageProps) {
  const isHydrated = useHydrated();
  return <ProductImage {...props} postponed={!isHydrated} />;
}
