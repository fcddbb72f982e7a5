import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { pictureUrl } from '../../shared/lib/pictures';

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
    <Box
      sx={{
        flex: 'none',
        width: size,
        height: size,
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        borderRadius: 1,
        bgcolor: 'background.sunk',
        color: 'text.secondary',
      }}
    >
      {isShown ? (
        <img
          src={pictureUrl(path)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          onError={() => {
            setBroken(path);
          }}
        />
      ) : (
        <ImageIcon aria-hidden data-testid="picture-placeholder" />
      )}
    </Box>
  );
}
