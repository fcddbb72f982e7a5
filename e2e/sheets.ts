/**
 * `npx tsx e2e/sheets.ts [ADDRESS]`: makes contact sheets of all pages, `docs/images/pages-WIDTH.webp`: each page in light
 * and dark beside each other. The shop must be open at the address (http://localhost:4000).
 */
import { join } from 'node:path';
import { chromium, request as requests, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM, QUIET } from '../bench/chrome';
import type { Product } from '../src/shared/api/contract';
import { fillCart, newcomer, orderOne, settled, signIn, type Person } from './people';
import { forEverybody, whenSignedIn } from './routes';

const origin = process.argv[2] ?? 'http://localhost:4000';
const folder = join(import.meta.dirname, '../docs/images');
/** Of a screen, and of its picture on the sheet. */
const SCREENS = [
  { width: 360, height: 1200, tile: 180, columns: 12 },
  { width: 390, height: 1300, tile: 195, columns: 12 },
  { width: 1440, height: 1300, tile: 480, columns: 6 },
  { width: 1920, height: 1300, tile: 480, columns: 6 },
];
const GAP = 8;
const BETWEEN = '#8a8a8a';

/** A shopper with an order and a cart. */
async function prepare(): Promise<{ person: Person; personal: string[]; product: string }> {
  const request = await requests.newContext({ baseURL: origin });
  const person = await newcomer(request);
  const listed = await request.get('/v1/api/product/list?id=kurta-indigo-block-print');
  const [kurta] = ((await listed.json()) as { products: Product[] }).products;
  if (!kurta) throw new Error('The shop does not sell the demo catalogue.');
  const orderId = await orderOne(request, person, kurta);
  await fillCart(request, person, 3);
  await request.dispose();
  return {
    person,
    personal: [...whenSignedIn, `/orders/${orderId}`],
    product: `/product/${kurta._id}`,
  };
}

async function pictureOf(page: Page, path: string): Promise<Buffer> {
  await page.goto(origin + path);
  await settled(page);
  return page.screenshot();
}

async function sheetOf(browser: Browser, screen: (typeof SCREENS)[number]): Promise<void> {
  const { width, height, tile, columns } = screen;
  const { person, personal, product } = await prepare();
  const contexts = await Promise.all(
    (['light', 'dark'] as const).map((colorScheme) =>
      browser.newContext({
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
        ...(width < 600 && { isMobile: true, hasTouch: true }),
      }),
    ),
  );
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const pictures: Buffer[] = [];
  const add = async (path: string) => {
    for (const page of pages) pictures.push(await pictureOf(page, path));
  };
  for (const path of [...forEverybody, product]) await add(path);
  for (const page of pages) await signIn(page, person);
  for (const path of personal) await add(path);

  const tall = Math.round((tile * height) / width);
  const cell = (at: number, size: number) => GAP + at * (size + GAP);
  const tiles = await Promise.all(
    pictures.map(async (picture, at) => ({
      input: await sharp(picture).resize(tile, tall).toBuffer(),
      left: cell(at % columns, tile),
      top: cell(Math.floor(at / columns), tall),
    })),
  );
  const size = {
    width: cell(columns, tile),
    height: cell(Math.ceil(tiles.length / columns), tall),
  };
  await sharp({ create: { ...size, channels: 3, background: BETWEEN } })
    .composite(tiles)
    .webp({ quality: 72, effort: 5 })
    .toFile(join(folder, `pages-${String(width)}.webp`));
  await Promise.all(contexts.map((context) => context.close()));
}

const browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIET });
for (const screen of SCREENS) await sheetOf(browser, screen);
await browser.close();
