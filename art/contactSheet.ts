import sharp from 'sharp';

interface Sheet {
  /** In pixels. */
  tile: { width: number; height: number };
  columns: number;
  gap: number;
  background: string;
  quality: number;
}

/** Lays pictures side by side, row after row, and writes them as one WebP file. @param pictures paths or contents */
export async function contactSheet(
  file: string,
  pictures: readonly (string | Buffer)[],
  { tile, columns, gap, background, quality }: Sheet,
): Promise<void> {
  const cell = (at: number, size: number) => gap + at * (size + gap);
  const tiles = await Promise.all(
    pictures.map(async (picture, at) => ({
      input: await sharp(picture)
        .resize(tile.width, tile.height, { fit: 'contain', background })
        .toBuffer(),
      left: cell(at % columns, tile.width),
      top: cell(Math.floor(at / columns), tile.height),
    })),
  );
  const size = {
    width: cell(columns, tile.width),
    height: cell(Math.ceil(pictures.length / columns), tile.height),
  };
  await sharp({ create: { ...size, channels: 3, background } })
    .composite(tiles)
    .webp({ quality, effort: 5 })
    .toFile(file);
}
