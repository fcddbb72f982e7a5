/** @jest-environment node */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { createBucketMedia } from '../media/bucket';

const REGION = 'ap-south-1';
const SECRET = 'a secret of the storage';

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** The signature that a request should have, as "Signature Version 4" describes it. */
function signatureOf(request: IncomingMessage, body: Buffer): string {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const authorization = header('authorization');
  const [, scope = ''] = /Credential=[^/]+\/([^,]+),/.exec(authorization) ?? [];
  const [, names = ''] = /SignedHeaders=([^,]+),/.exec(authorization) ?? [];
  const hash = createHash('sha256').update(body).digest('hex');
  const given = header('x-amz-content-sha256');
  expect(['UNSIGNED-PAYLOAD', hash]).toContain(given);
  const canonical = [
    request.method ?? '',
    request.url ?? '',
    '',
    ...names.split(';').map((name) => `${name}:${header(name)}`),
    '',
    names,
    given,
  ].join('\n');
  const hashed = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, hashed].join('\n');
  const [day = ''] = scope.split('/');
  const key = [REGION, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, day));
  return hmac(key, toSign).toString('hex');
}

/** A bucket that checks signatures; it answers with these statuses first. */
async function openBucket(...statuses: number[]) {
  const stored = new Map<string, { type: string; bytes: Buffer }>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      const status = statuses.shift() ?? 200;
      const isSigned = request.headers.authorization?.endsWith(signatureOf(request, bytes));
      if (status === 200 && isSigned && request.method === 'PUT') {
        const type = request.headers['content-type'] ?? '';
        stored.set(request.url ?? '', { type, bytes });
      }
      response.writeHead(isSigned ? status : 403).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const media = (secret = SECRET) =>
    createBucketMedia({
      url: `http://localhost:${String(port)}/pictures`,
      region: REGION,
      keyId: 'key-id',
      secret,
      publicUrl: 'https://pictures.shop.example',
    });
  return { stored, media, close: () => server.close() };
}

const { signal } = new AbortController();
const photograph = async () =>
  new Uint8Array(
    await sharp({ create: { width: 700, height: 900, channels: 3, background: '#a03020' } })
      .jpeg()
      .toBuffer(),
  );

it('stores the pictures of a photograph, signed, and names their public address', async () => {
  const bucket = await openBucket();
  const { image, picture } = await bucket.media().save(await photograph(), signal);
  const [, name = ''] =
    /^https:\/\/pictures\.shop\.example\/([0-9a-f]{24})\.webp$/.exec(image) ?? [];
  expect(picture.widths).toEqual([320, 640]);
  expect([...bucket.stored.keys()].sort()).toEqual(
    ['-320.avif', '-320.webp', '-640.avif', '-640.webp', '.webp'].map(
      (end) => `/pictures/${name}${end}`,
    ),
  );
  const wide = bucket.stored.get(`/pictures/${name}-640.avif`);
  expect(wide?.type).toBe('image/avif');
  expect(await sharp(wide?.bytes).metadata()).toMatchObject({ width: 640, format: 'heif' });
  bucket.close();
});

it('tries again when the storage is busy', async () => {
  const bucket = await openBucket(503, 500);
  await bucket.media().save(await photograph(), signal);
  expect(bucket.stored.size).toBe(5);
  bucket.close();
});

it('says so when the storage refuses, and stores nothing', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const bucket = await openBucket();
  await expect(bucket.media('wrong').save(await photograph(), signal)).rejects.toThrow(
    'The photograph could not be stored. Nothing was changed; please try again.',
  );
  expect(bucket.stored.size).toBe(0);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('bucket'), expect.anything());
  logged.mockRestore();
  bucket.close();
});
