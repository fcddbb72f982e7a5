import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { products } from './catalogue';
import { photographedCategories, photographs } from './photographs';

const files = (path: string, widths: readonly number[], format: 'avif' | 'webp') =>
  widths.map((width) => `public${path.replace(/\.webp$/, '')}-${String(width)}.${format}`);

const taken = Object.values(photographs).flat();

describe('the photographs of the catalogue', () => {
  it('cover every product of their categories, in every colour and close up', () => {
    for (const product of products.filter(({ category }) =>
      photographedCategories.includes(category),
    )) {
      expect(product.image.length).toBeGreaterThanOrEqual(product.colors.length + 1);
      for (const colour of product.colors) {
        expect(product.image).toContain(
          `/pictures/rendered/${product._id}/${colour.toLowerCase()}.webp`,
        );
      }
    }
  });

  it('and what is not photographed yet has its drawing', () => {
    const missing = products
      .flatMap(({ image }) => image)
      .filter((path) => !existsSync(`public${path}`));
    expect(missing).toEqual([]);
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
    expect(bytes).toBeLessThanOrEqual(60 * 1024 * 1024);
  });

  it('come with a colour and a tiny picture to stand there first', () => {
    for (const { color, blur } of taken) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(blur).toMatch(/^data:image\/webp;base64,/);
      expect(blur?.length ?? 0).toBeLessThan(400);
    }
  });

  it('show no two products alike', () => {
    const galleries = products
      .filter(({ _id }) => _id in photographs)
      .map(({ image }) => image.join(' '));
    expect(new Set(galleries).size).toBe(galleries.length);
  });
});
