/**
 * `npx tsx e2e/sheets.ts [ADDRESS]`: makes contact sheets of all pages, `docs/images/pages-WIDTH.webp`: each page in light
 * and dark beside each other. The shop must be open at the address (http://localhost:4000).
 */
import { join } from 'node:path';
import { chromium, request as requests, type Browser, type Page } from '@playwright/test';
import { contactSheet } from '../art/contactSheet';
import { CHROMIUM, QUIET } from '../bench/chrome';
import type { Product } from '../src/shared/api/contract';
import { fillCart, newcomer, orderOne, settled, signIn, type Person } from './people';
import { forEverybody, whenSignedIn } from './routes';

const origin = process.argv[2] ?? 'http://localhost:4000';
const folder = join(import.meta.dirname, '../docs/images');
/** The screens in pixels; how wide a picture of one is on its sheet, and how many are in a row. */
const SCREENS = [
  { width: 360, height: 1200, tile: 180, columns: 12 },
  { width: 390, height: 1300, tile: 195, columns: 12 },
  { width: 1440, height: 1300, tile: 480, columns: 6 },
  { width: 1920, height: 1300, tile: 480, columns: 6 },
];

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

  await contactSheet(join(folder, `pages-${String(width)}.webp`), pictures, {
    tile: { width: tile, height: Math.round((tile * height) / width) },
    columns,
    gap: 8,
    background: '#8a8a8a',
    quality: 72,
  });
  await Promise.all(contexts.map((context) => context.close()));
}

const browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIET });
for (const screen of SCREENS) await sheetOf(browser, screen);
await browser.close();
