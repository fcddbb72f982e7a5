/** @jest-environment node */
/** Checks that the manifest's files and addresses exist (`art/icons.ts` writes it). */
import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import sharp from 'sharp';
import { paths } from '../shared/config/paths';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  form_factor?: 'narrow' | 'wide';
  label?: string;
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  start_url: string;
  icons: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots: Picture[];
};

const pictures = [
  ...manifest.icons,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ...manifest.screenshots,
];

it.each(pictures.map((picture) => [picture.src, picture] as const))(
  '%s is there in the size and type it is said to have',
  async (src, { sizes, type }) => {
    const { width, height, format } = await sharp(`public${src}`).metadata();
    expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`);
    if (sizes !== 'any') expect(`${String(width)}x${String(height)}`).toBe(sizes);
  },
);

it('leads to the collection, the cart, the wishlist and the orders from its icon', () => {
  const { collection, cart, wishlist, orders } = paths;
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([collection, cart, wishlist, orders]);
  expect(matchPath(paths.home, manifest.start_url)).not.toBeNull();
});

it.each(['narrow', 'wide'] as const)('shows the shop on a %s screen, in one shape', (form) => {
  const shown = manifest.screenshots.filter(({ form_factor }) => form_factor === form);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  const shapes = shown.map(({ sizes }) => sizes.split('x').map(Number) as [number, number]);
  for (const [width, height] of shapes) {
    // Chromium's rules: one aspect ratio per form factor, sides of 320 to 3,840 pixels, at most 2.3 to 1.
    expect(width / height).toBe(shapes[0] && shapes[0][0] / shapes[0][1]);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
  }
  expect(shown.every(({ label = '' }) => label !== '')).toBe(true);
});
