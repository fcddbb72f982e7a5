import ImageIcon from '../../shared/ui/icons/ImageOutlined';
import { useState } from 'react';
import { pictureUrl } from '../../shared/lib/pictures';
import * as s from './ItemPicture.css';

interface ItemPictureProps {
  /** The first picture of an order item or product; a placeholder when there is none. */
  path: string | undefined;
  /** Edge length in pixels. */
  size?: number;
}

/** A small square picture beside a name that says what it shows, so it is decorative itself. */
export function ItemPicture({ path, size = 72 }: ItemPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = path !== undefined && path !== '' && path !== broken;
  return (
    <div className={s.frame} style={{ width: size, height: size }}>
      {isShown ? (
        <img
          src={pictureUrl(path)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={s.picture}
          onError={() => {
            setBroken(path);
          }}
        />
      ) : (
        <ImageIcon aria-hidden data-testid="picture-placeholder" />
      )}
    </div>
  );
}
