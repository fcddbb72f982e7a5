/** Pictures of products for shared links: apps such as WhatsApp show JPEG, 1,200 x 630, and not the shop's formats. */
import path from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { DEFAULT_SHARE_IMAGE, SHARE_IMAGES, SHARE_SIZE } from '../../../src/shared/config/pictures';
import { productOnSale } from '../../services/catalogue';
import type { ProductRecord, Store } from '../../services/ports';
import { Refusal } from '../../services/refusal';
import { log } from '../../log';

/** About 20 MB. */
const MAX_KEPT = 300;

async function draw(file: string): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .flatten({ background: 'white' })
    .resize({ ...SHARE_SIZE, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const across = SHARE_SIZE.width - info.width;
  const down = SHARE_SIZE.height - info.height;
  return sharp(data)
    .extend({
      left: Math.floor(across / 2),
      right: Math.ceil(across / 2),
      top: Math.floor(down / 2),
      bottom: Math.ceil(down / 2),
      // The picture's edge continues.
      extendWith: 'copy',
    })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The largest file of the product's first picture (contract, `Picture.widths`). */
function pictureOf({ image: [address = ''], pictures: [details] }: ProductRecord): string {
  const widths = details?.widths ?? [];
  return widths.length === 0
    ? address
    : address.replace(/\.[^.]+$/, `-${String(Math.max(...widths))}.webp`);
}

/** `/share/{productId}.jpg`, from the product's first picture, which is under `root`; else the shop's own picture. */
export function shareImages(root: string, store: Store): Hono {
  const kept = new Map<string, Promise<Buffer>>();
  /** One at a time: a crawler that asks for all products must not slow down the shop. */
  let last: Promise<unknown> = Promise.resolve();

  const drawn = (file: string): Promise<Buffer> => {
    const known = kept.get(file);
    if (known) return known;
    const made = last.then(() => draw(file));
    last = made.catch(() => kept.delete(file));
    kept.set(file, made);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };

  const app = new Hono();
  app.get(`${SHARE_IMAGES}/:file{.+\\.jpg}`, async (c) => {
    const id = c.req.param('file').slice(0, -'.jpg'.length);
    const product = await productOnSale(store, id).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    if (!product) return c.text('Not found', 404);
    const picture = pictureOf(product);
    const file = path.join(root, picture);
    // A picture of another host is not fetched: the server must not call addresses from the catalogue.
    const isOurs = picture.startsWith('/') && file.startsWith(root + path.sep);
    if (!isOurs) return c.redirect(DEFAULT_SHARE_IMAGE);
    try {
      const image = await drawn(file);
      c.header('Cache-Control', 'public, max-age=86400');
      return c.body(new Uint8Array(image), 200, { 'Content-Type': 'image/jpeg' });
    } catch (error) {
      log.error({ error }, `The picture of product ${id} for shared links could not be drawn.`);
      return c.redirect(DEFAULT_SHARE_IMAGE);
    }
  });
  return app;
}
