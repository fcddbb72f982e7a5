import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { homePhotographs } from './homePhotographs';

export type HomePhotographName = keyof typeof homePhotographs;

/** `/pictures/home/banner` in AVIF: `/pictures/home/banner-640.avif 640w, …`. */
export function sourceSet(name: HomePhotographName, format: 'avif' | 'webp'): string {
  const { path, widths } = homePhotographs[name];
  return widths.map((width) => `${path}-${String(width)}.${format} ${String(width)}w`).join(', ');
}

/** For a link around a photograph: the picture grows a little under the pointer. */
export const growing = {
  '& img': { transition: 'transform 420ms' },
  '&:hover img': { transform: 'scale(1.03)' },
} as const;

interface HomePhotographProps {
  name: HomePhotographName;
  /** How wide the picture is drawn, uncropped: where `cover` cuts its sides off that is more than the box. */
  sizes: string;
  /** Another crop for narrow screens. */
  tall?: { name: HomePhotographName; media: string; sizes: string };
  /** The first thing anybody sees. */
  isFirst?: boolean;
  /** Of the frame. */
  sx?: Exclude<SxProps<Theme>, readonly unknown[] | ((theme: Theme) => unknown)>;
  /** Which part stays where the frame is narrower or wider than the picture. */
  position?: string | Record<string, string>;
}

/**
 * A decorative photograph that covers its frame. The frame has its size from `sx`, and shows the
 * picture's colour and a blurred miniature of it until the picture is there, so that nothing moves.
 */
export function HomePhotograph({
  name,
  sizes,
  tall,
  isFirst = false,
  sx = {},
  position = '50% 50%',
}: HomePhotographProps) {
  const { path, width, height, color, blur } = homePhotographs[name];
  const narrow = tall && homePhotographs[tall.name];
  return (
    <Box
      component="picture"
      sx={[
        {
          display: 'block',
          overflow: 'hidden',
          bgcolor: color,
          backgroundImage: `url("${blur}")`,
          backgroundSize: 'cover',
          backgroundPosition: position,
          ...(narrow && {
            [`@media ${tall.media}`]: {
              bgcolor: narrow.color,
              backgroundImage: `url("${narrow.blur}")`,
            },
          }),
        },
        sx,
      ]}
    >
      {tall &&
        narrow &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={`tall-${format}`}
            media={tall.media}
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
      <Box
        component="img"
        src={`${path}.webp`}
        alt=""
        width={width}
        height={height}
        // Lazy even above the fold: one that is not displayed is then never fetched.
        loading="lazy"
        {...(isFirst && { fetchPriority: 'high' as const })}
        sx={{
          display: 'block',
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          objectPosition: position,
        }}
      />
    </Box>
  );
}
