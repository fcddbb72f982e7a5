/** Makes a photograph into the shop's pictures: upright, without metadata, in the shop's widths and formats. */
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../../src/shared/api/contract';
import { MAX_PHOTOGRAPH_BYTES } from '../../src/shared/api/deskContract';
import { Refusal } from '../services/refusal';

/** Decoded, a pixel has four bytes: a small file can hold a picture that fills the memory. */
const MAX_PIXELS = 60_000_000;
const MIN_WIDTH = 320;
const WIDTHS = [320, 640, 1024] as const;
const PLAIN_WIDTH = 320;

/** What the first bytes of the accepted formats are, whatever the file is called. */
const SIGNATURES: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, 0, [0xff, 0xd8, 0xff]),
  (bytes) => startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (bytes) => isText(bytes, 0, 'RIFF') && isText(bytes, 8, 'WEBP'),
];

const startsWith = (bytes: Uint8Array, at: number, expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte);

const isText = (bytes: Uint8Array, at: number, text: string): boolean =>
  startsWith(
    bytes,
    at,
    Array.from(text, (character) => character.charCodeAt(0)),
  );

export interface DevelopedPicture {
  /** The content's hash, so that the same photograph has the same files. */
  name: string;
  files: { name: string; content: Buffer }[];
  picture: Picture;
}

/** Refuses with a message for people what is no photograph, or too large a one. */
export async function developPicture(bytes: Uint8Array): Promise<DevelopedPicture> {
  if (bytes.length > MAX_PHOTOGRAPH_BYTES) {
    throw new Refusal('invalid', 'A photograph may have at most 20 MB.');
  }
  if (!SIGNATURES.some((matches) => matches(bytes))) {
    throw new Refusal('invalid', 'This is not a photograph. Choose a JPEG, PNG or WebP file.');
  }
  let upright: Buffer;
  let width: number;
  try {
    const decoded = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    upright = decoded.data;
    ({ width } = decoded.info);
  } catch (error) {
    const isHuge = error instanceof Error && error.message.includes('pixel limit');
    throw new Refusal(
      'invalid',
      isHuge
        ? 'This picture has too many pixels. Make it smaller first.'
        : 'This photograph is damaged and cannot be read.',
    );
  }
  if (width < MIN_WIDTH) {
    throw new Refusal('invalid', `A photograph must be at least ${String(MIN_WIDTH)} pixels wide.`);
  }
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  const source = (): Sharp => sharp(upright);
  const widths = WIDTHS.filter((each) => each <= width);
  const files: DevelopedPicture['files'] = [];
  // One after the other: an encoder uses all cores, and requests of shoppers go on beside it.
  for (const each of widths) {
    const sized = source().resize(each);
    const suffix = String(each);
    files.push(
      {
        name: `${name}-${suffix}.avif`,
        content: await sized.clone().avif({ quality: 52, effort: 3 }).toBuffer(),
      },
      {
        name: `${name}-${suffix}.webp`,
        content: await sized.clone().webp({ quality: 60, smartSubsample: true }).toBuffer(),
      },
    );
  }
  files.push({
    name: `${name}.webp`,
    content: await source().resize(PLAIN_WIDTH).webp({ quality: 60 }).toBuffer(),
  });
  const blur = await source().resize(16).blur(0.6).webp({ quality: 35 }).toBuffer();
  const { dominant } = await source().resize(64).stats();
  const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
  return {
    name,
    files,
    picture: {
      color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
      widths: [...widths],
      blur: `data:image/webp;base64,${blur.toString('base64')}`,
    },
  };
}
