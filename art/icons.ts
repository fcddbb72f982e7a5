/**
 * Draws the marigold and writes all its forms: `public/icon.svg`, the wordmark, the manifest with its PNGs, and the
 * picture for shared links. Run: `node --import tsx art/icons.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { paths } from '../src/shared/config/paths';
import { DEFAULT_SHARE_IMAGE, SHARE_SIZE } from '../src/shared/config/pictures';
import { appScreens, FORMS } from './appScreens';

const PAPER = '#fbf7ef';
const INK = '#32162f';
const MARIGOLD = '#f2a71b';
const DEEP = '#d97f06';

const ring = (count: number, turn: number, cy: number, rx: number, ry: number, fill: string) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count + turn;
    return `<ellipse cx="32" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${angle} 32 32)"/>`;
  }).join('');

/** The flower of `MarigoldMark`, in colour, on a 64 unit square. */
const flower = [
  ring(12, 0, 12, 6.4, 10, MARIGOLD),
  ring(8, 15, 20.5, 4.9, 8, DEEP),
  `<circle cx="32" cy="32" r="7.5" fill="${INK}"/>`,
].join('');

const svg = (size: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>\n`;

const icon = svg(
  80,
  `<rect width="80" height="80" rx="20" fill="${INK}"/><g transform="translate(8 8)">${flower}</g>`,
);
/** Maskable icons may be cropped: the flower stays within the inner four fifths. */
const maskable = svg(
  104,
  `<rect width="104" height="104" fill="${INK}"/><g transform="translate(20 20)">${flower}</g>`,
);

const NAME = 'Marigold Lane';
const letters = await subsetFont(await readFile('public/fonts/fraunces.woff2'), NAME, {
  targetFormat: 'woff2',
});
const font = letters.toString('base64');
const wordmark = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 64" role="img" aria-label="${NAME}"><style>@font-face{font-family:F;src:url(data:font/woff2;base64,${font})}</style>${flower}<text x="78" y="43" font-family="F, Georgia, serif" font-weight="500" font-size="34" letter-spacing="-0.5" fill="${color}">${NAME}</text></svg>\n`;

const png = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: 72 * Math.ceil(size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true });

await mkdir('public/icons', { recursive: true });
await writeFile('public/icon.svg', icon);
await writeFile('public/icons/wordmark.svg', wordmark(INK));
await png(icon, 192).toFile('public/icons/icon-192.png');
await png(icon, 512).toFile('public/icons/icon-512.png');
await png(maskable, 512).toFile('public/icons/icon-maskable-512.png');
await png(maskable, 180).toFile('public/icons/apple-touch-icon.png');

/** The installed app's shortcuts: line drawings on 24 units, marigold on dark. */
const shortcuts = [
  {
    name: 'Collection',
    url: paths.collection,
    icon: 'collection',
    drawing: 'M9 4.5 4.5 6.5 3 11h3.2v9h11.6v-9H21l-1.5-4.5L15 4.5a3 3 0 0 1-6 0Z',
  },
  {
    name: 'Cart',
    url: paths.cart,
    icon: 'cart',
    drawing: 'M5.5 8h13l1 12.5h-15ZM8.7 10.5V7a3.3 3.3 0 0 1 6.6 0v3.5',
  },
  {
    name: 'Wishlist',
    url: paths.wishlist,
    icon: 'wishlist',
    drawing:
      'M12 20.3 4.3 12.5a4.9 4.9 0 0 1 0-6.9 4.9 4.9 0 0 1 6.9 0l.8.8.8-.8a4.9 4.9 0 0 1 6.9 0 4.9 4.9 0 0 1 0 6.9Z',
  },
  {
    name: 'Orders',
    url: paths.orders,
    icon: 'orders',
    drawing: 'M12 3.5 20 7.5v9L12 20.5 4 16.5v-9ZM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4',
  },
];

for (const { icon: name, drawing } of shortcuts) {
  const ground = `<rect width="48" height="48" rx="24" fill="${INK}"/>`;
  const lines = `<path transform="translate(12 12)" d="${drawing}" fill="none" stroke="${MARIGOLD}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`;
  await png(svg(48, ground + lines), 96).toFile(`public/icons/shortcut-${name}.png`);
}

// Shared links: 1,200 x 630, the photograph of the living room, with the flower on its wall.
const hero = await sharp('public/pictures/home/hero-1-1600.webp')
  .resize({ ...SHARE_SIZE, fit: 'cover' })
  .toBuffer();
const badge = await sharp(Buffer.from(svg(64, flower)), { density: 400 })
  .resize(140, 140)
  .toBuffer();
await sharp(hero)
  .composite([{ input: badge, left: 205, top: 60 }])
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(`public${DEFAULT_SHARE_IMAGE}`);

await writeFile(
  'public/manifest.webmanifest',
  `${JSON.stringify(
    {
      name: NAME,
      short_name: NAME,
      description: 'Women’s fashion and things for the home, delivered free across India.',
      lang: 'en-IN',
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: PAPER,
      theme_color: INK,
      categories: ['shopping'],
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icons/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
      shortcuts: shortcuts.map(({ name, url, icon: file }) => ({
        name,
        url,
        icons: [{ src: `/icons/shortcut-${file}.png`, sizes: '96x96', type: 'image/png' }],
      })),
      screenshots: appScreens.map(({ name, label, form }) => {
        const { width, height, scale } = FORMS[form];
        return {
          src: `/screenshots/${name}.webp`,
          sizes: `${width * scale}x${height * scale}`,
          type: 'image/webp',
          form_factor: form,
          label,
        };
      }),
    },
    null,
    2,
  )}\n`,
);
