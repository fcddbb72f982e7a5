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

const PLAIN_WIDTH = 400;

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** The ground the picture stands on: the mean of its rim, which is what shows before it has loaded. */
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

/** The best quality that stays within `bytes`, or else the lowest. Smooth grounds band when squeezed; printed cloth does not. */
async function smallest(
  qualities: readonly number[],
  bytes: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = Buffer.from(await encode(quality));
    if (encoded.length <= bytes) break;
  }
  return encoded;
}

/**
 * Turns a rendered PNG into the files of the shop: `<base>-<width>.avif` and `.webp`, and a plain `<base>.webp` for
 * whoever follows the path as it stands.
 */
export async function develop(
  png: string,
  base: string,
  widths: readonly number[],
): Promise<Developed> {
  await mkdir(dirname(base), { recursive: true });
  const picture = sharp(png).removeAlpha();
  for (const width of widths) {
    const sized = picture.clone().resize(width, null, { kernel: 'lanczos3' });
    const avif = await smallest([64, 56, 48], width * width * 0.06, (quality) =>
      sized.clone().avif({ quality, effort: 4 }).toBuffer(),
    );
    const webp = await smallest([84, 76, 68], width * width * 0.09, (quality) =>
      sized.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
    );
    await writeFile(`${base}-${String(width)}.avif`, avif);
    await writeFile(`${base}-${String(width)}.webp`, webp);
  }
  await picture.clone().resize(PLAIN_WIDTH).webp({ quality: 76, effort: 6 }).toFile(`${base}.webp`);
  const blur = await picture.clone().resize(16).blur(0.6).webp({ quality: 35 }).toBuffer();
  return {
    color: await groundOf(picture),
    widths: [...widths],
    blur: `data:image/webp;base64,${blur.toString('base64')}`,
  };
}

/** Whether all files of a picture are there. */
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

/** Writes JSON the way the formatter keeps it. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
