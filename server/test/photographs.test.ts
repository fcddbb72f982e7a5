/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { DESK_PREFIX, PHOTOGRAPHS } from '../../src/shared/api/deskContract';
import { createMedia, mediaFiles } from '../media/media';
import { engines, openTestShop, type TestShop } from './harness';

const folder = mkdtempSync(path.join(os.tmpdir(), 'marigold-media-'));
const files = new Hono().route('/', mediaFiles(folder));
let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openTestShop(engines[0]!, () => ({ media: createMedia(folder) }));
  token = (await shop.signUpAtDesk('staff')).token;
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

async function upload(body: Uint8Array<ArrayBuffer>, own = token) {
  const answer = await fetch(shop.origin + DESK_PREFIX + PHOTOGRAPHS, {
    method: 'POST',
    headers: { token: own, 'Content-Type': 'image/jpeg' },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);

/** A photograph of a phone: turned by its metadata, with the place where it was taken. */
const photograph = async (width = 1200, height = 900) =>
  bytesOf(
    await sharp({ create: { width, height, channels: 3, background: '#a03020' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );

it('makes a photograph into the pictures of a product, upright and without metadata', async () => {
  const { status, body } = await upload(await photograph());
  expect(status).toBe(200);
  const image = body['image'] as string;
  expect(image).toMatch(/^\/media\/[0-9a-f]{24}\.webp$/);
  expect(body['picture']).toMatchObject({ widths: [320, 640], blur: expect.any(String) as string });
  const name = path.basename(image, '.webp');
  const made = readdirSync(folder).filter((file) => file.startsWith(name));
  expect(made.sort()).toEqual(
    ['-320.avif', '-320.webp', '-640.avif', '-640.webp', '.webp'].map((end) => name + end).sort(),
  );
  const wide = await sharp(path.join(folder, `${name}-640.webp`)).metadata();
  // 900 x 1200 once it is upright.
  expect([wide.width, wide.height, wide.exif, wide.orientation]).toEqual([
    640,
    853,
    undefined,
    undefined,
  ]);
  expect(wide.format).toBe('webp');
});

it('serves them as pictures that never change', async () => {
  const { body } = await upload(await photograph());
  const answer = await files.request(body['image'] as string);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it.each(['/media/../shop.db', '/media/%2e%2e/shop.db', '/media/a.svg', '/media/'])(
  'serves nothing else: %s',
  async (address) => {
    expect((await files.request(address)).status).toBe(404);
  },
);

const text = (content: string) => new Uint8Array(Buffer.from(content));
const hostile: [string, () => Promise<Uint8Array<ArrayBuffer>>, string][] = [
  [
    'an SVG with a script',
    () => Promise.resolve(text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')),
    'This is not a photograph. Choose a JPEG, PNG or WebP file.',
  ],
  [
    'a page that calls itself a picture',
    () => Promise.resolve(text('<!doctype html><script>alert(1)</script>')),
    'This is not a photograph. Choose a JPEG, PNG or WebP file.',
  ],
  ['nothing', () => Promise.resolve(text('')), 'This is not a photograph.'],
  [
    'half a photograph',
    async () => (await photograph()).slice(0, 2_000),
    'This photograph is damaged and cannot be read.',
  ],
  [
    'a signature with a script behind it',
    () => Promise.resolve(new Uint8Array([0xff, 0xd8, 0xff, ...text('<script>1</script>')])),
    'This photograph is damaged and cannot be read.',
  ],
  [
    'a bomb: a small file of 100 million pixels',
    async () =>
      bytesOf(
        await sharp({
          create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' },
          limitInputPixels: false,
        })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      ),
    'This picture has too many pixels. Make it smaller first.',
  ],
  [
    'a picture that is too small to sell with',
    () => photograph(100, 100),
    'A photograph must be at least 320 pixels wide.',
  ],
];
it.each(hostile)('refuses %s, and stores nothing', async (_, make, message) => {
  const before = readdirSync(folder).length;
  const { status, body } = await upload(await make());
  expect([status, body['message']]).toEqual([400, expect.stringContaining(message)]);
  expect(readdirSync(folder)).toHaveLength(before);
});

it('re-encodes a polyglot, so that nothing of what follows the picture is stored', async () => {
  const script = '<script>alert("polyglot")</script>';
  const { status, body } = await upload(
    new Uint8Array([...(await photograph(400, 700)), ...text(script)]),
  );
  expect(status).toBe(200);
  const answer = await files.request(body['image'] as string);
  expect(Buffer.from(await answer.arrayBuffer()).includes('script')).toBe(false);
});

it('refuses 50 MB without reading them', async () => {
  const { status, body } = await upload(new Uint8Array(50 * 1024 * 1024));
  expect([status, body['message']]).toEqual([413, 'This request is too large.']);
});

it('is for staff', async () => {
  const { token: shopper } = await shop.signUp();
  expect((await upload(await photograph(), shopper)).status).toBe(401);
});
