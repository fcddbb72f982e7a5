import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { products } from './catalogue';
import { photographs } from './photographs';

const files = (path: string, widths: readonly number[], format: 'avif' | 'webp') =>
  widths.map((width) => `public${path.replace(/\.webp$/, '')}-${String(width)}.${format}`);

const taken = Object.values(photographs).flat();
const FURNITURE = ['Bed', 'Chairs', 'Sofa'];

/** Mean red, green and blue, 0 to 255. */
async function meanColour(picture: string | Buffer): Promise<number[]> {
  return [...(await sharp(picture).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer())];
}

describe('the photographs of the catalogue', () => {
  it('show every product: each colour, furniture second in its room, the first colour close up', () => {
    for (const { _id, category, colors, image } of products) {
      const [first = '', ...others] = colors.map((colour) => colour.toLowerCase());
      const views = [first, ...(FURNITURE.includes(category) ? ['room'] : []), ...others, 'detail'];
      expect(image).toEqual(views.map((view) => `/pictures/rendered/${_id}/${view}.webp`));
    }
  });

  it('exist in every size and format', () => {
    const missing = taken
      .flatMap(({ path, widths }) => [
        `public${path}`,
        ...files(path, widths, 'avif'),
        ...files(path, widths, 'webp'),
      ])
      .filter((file) => !existsSync(file));
    expect(missing).toEqual([]);
    for (const { widths } of taken) expect(widths).toEqual([320, 640, 1024]);
  });

  it('stay small on a phone', () => {
    const sizes = taken
      .flatMap(({ path }) => files(path, [640], 'avif'))
      .map((file) => statSync(file).size)
      .sort((a, b) => a - b);
    for (const size of sizes) expect(size).toBeLessThanOrEqual(60 * 1024);
    expect(sizes[Math.floor(sizes.length / 2)] ?? 0).toBeLessThanOrEqual(25 * 1024);
  });

  it('stay small in the repository, all pictures together', () => {
    const bytes = readdirSync('public/pictures', { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(join('public/pictures', name)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(bytes).toBeLessThanOrEqual(60_000_000);
  });

  it('come with a placeholder: a colour and a tiny picture', () => {
    for (const { color, blur } of taken) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(blur).toMatch(/^data:image\/webp;base64,/);
      expect(blur.length).toBeLessThan(400);
    }
  });

  it('are as wide as their names say, all with one aspect ratio', async () => {
    const sized = taken.flatMap(({ path, widths }) => [
      ...files(path, widths, 'avif'),
      ...files(path, widths, 'webp'),
    ]);
    const odd = await Promise.all(
      sized.map(async (file) => {
        const { width, height } = await sharp(file).metadata();
        return file.includes(`-${String(width)}.`) && height * 4 === width * 5 ? [] : [file];
      }),
    );
    expect(odd.flat()).toEqual([]);
  });

  it('have the same composition as their placeholders', async () => {
    const unlike = await Promise.all(
      taken.map(async ({ path, blur }) => {
        const shown = await meanColour(`public${path}`);
        const placeholder = await meanColour(Buffer.from(blur.replace(/^.*,/, ''), 'base64'));
        const apart = shown.map((value, channel) =>
          Math.abs(value - (placeholder[channel] ?? NaN)),
        );
        return apart.every((difference) => difference < 12) ? [] : [path];
      }),
    );
    expect(unlike.flat()).toEqual([]);
  });

  it('are used once', () => {
    const seen = taken.map(({ path }) =>
      createHash('sha256')
        .update(readFileSync(`public${path}`))
        .digest('hex'),
    );
    expect(new Set(seen).size).toBe(seen.length);
  });
});
