import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';

export interface Developed {
  /** Dominant colour, `#rrggbb`. */
  color: string;
  widths: number[];
  /** A tiny `data:` picture. */
  blur: string;
}

const PLAIN_WIDTH = 320;

/** Maximum bytes by width; a larger file is encoded with lower quality. All pictures together stay below 60 MB. */
const room = {
  avif: (width: number) => 0.47 * width ** 1.6,
  webp: (width: number) => 0.36 * width ** 1.6,
};

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** The background colour: the mean of the picture's border. It is shown until the picture has loaded. */
async function groundOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .clone()
    .resize(16, 16, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if (x > 1 && y > 1 && x < info.width - 2 && y < info.height - 2) continue;
      count += 1;
      for (let c = 0; c < 3; c += 1) {
        sum[c] = (sum[c] ?? 0) + (data[(y * info.width + x) * info.channels + c] ?? 0);
      }
    }
  }
  return `#${sum.map((total) => hex(total / count)).join('')}`;
}

/**
 * Returns an encoder that uses the best quality within the limit of bytes, or else the lowest. Smooth backgrounds show
 * bands when compressed; printed cloth does not. Widths come in ascending order: a quality that was too large for one
 * is not tried on the next. WebP is for browsers without AVIF.
 */
function thrifty(
  qualities: readonly number[],
  encode: (picture: Sharp, quality: number) => Promise<Buffer>,
): (picture: Sharp, bytes: number) => Promise<Buffer> {
  let at = 0;
  return async (picture, bytes) => {
    for (;;) {
      const encoded = await encode(picture.clone(), qualities[at] ?? 30);
      if (encoded.length <= bytes || at === qualities.length - 1) return encoded;
      at += 1;
    }
  };
}

/**
 * Encodes a rendered PNG as `<base>-<width>.avif` and `.webp`, and as `<base>.webp` for clients that use the plain
 * path.
 */
export async function develop(
  png: string,
  base: string,
  widths: readonly number[],
): Promise<Developed> {
  await mkdir(dirname(base), { recursive: true });
  const picture = sharp(png).removeAlpha();
  const toAvif = thrifty([52, 44], (sized, quality) =>
    sized.avif({ quality, effort: 3 }).toBuffer(),
  );
  const toWebp = thrifty([44, 30, 22], (sized, quality) =>
    sized.webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
  );
  for (const width of widths) {
    const sized = picture.clone().resize(width, null, { kernel: 'lanczos3' });
    await writeFile(`${base}-${String(width)}.avif`, await toAvif(sized, room.avif(width)));
    await writeFile(`${base}-${String(width)}.webp`, await toWebp(sized, room.webp(width)));
  }
  await writeFile(`${base}.webp`, await toWebp(picture.clone().resize(PLAIN_WIDTH), Infinity));
  const blur = await picture.clone().resize(16).blur(0.6).webp({ quality: 35 }).toBuffer();
  return {
    color: await groundOf(picture),
    widths: [...widths],
    blur: `data:image/webp;base64,${blur.toString('base64')}`,
  };
}

/** Whether all files of a picture exist. */
export async function isDeveloped(base: string, widths: readonly number[]): Promise<boolean> {
  const files = [
    `${base}.webp`,
    ...widths.flatMap((w) => [`${base}-${String(w)}.avif`, `${base}-${String(w)}.webp`]),
  ];
  const found = await Promise.all(
    files.map((file) =>
      stat(file).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}

/** Writes JSON in Prettier's format. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
