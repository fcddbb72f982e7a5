/** Pictures of products for shared links: apps such as WhatsApp show JPEG, 1,200 x 630, and not the shop's formats. */
import path from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { DEFAULT_SHARE_IMAGE, SHARE_IMAGES, SHARE_SIZE } from '../../../src/shared/config/pictures';
import { productOnSale } from '../../services/catalogue';
import type { Store } from '../../services/ports';
import { Refusal } from '../../services/refusal';

/** About 20 MB. */
const MAX_KEPT = 300;

async function draw(file: string): Promise<Buffer> {
  const picture = sharp(file);
  // The colour of the picture's corner continues to both sides of it.
  const [r = 255, g = 255, b = 255] = await picture
    .clone()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return picture
    .resize({ ...SHARE_SIZE, fit: 'contain', background: { r, g, b } })
    .flatten({ background: { r, g, b } })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** `/share/{productId}.jpg`, from the product's first picture, which lies under `root`; else the shop's own picture. */
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
    const [picture = ''] = product.image;
    const file = path.join(root, picture);
    // Another host's picture is not fetched: the address is the operator's, but its answer is not.
    const isOurs = picture.startsWith('/') && file.startsWith(root + path.sep);
    try {
      if (!isOurs) throw new Error(`${picture} is not a file of this shop.`);
      const image = await drawn(file);
      c.header('Cache-Control', 'public, max-age=86400');
      return c.body(new Uint8Array(image), 200, { 'Content-Type': 'image/jpeg' });
    } catch {
      return c.redirect(DEFAULT_SHARE_IMAGE, 302);
    }
  });
  return app;
}
