/**
 * The first load of a page as a strip of pictures, one every 100 ms: slow 4G. For people to look
 * at: flickering, jumps and repeated paints do not show in a figure.
 */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { onDevice, PHONE, slowDown } from './phone';

const STEP_MS = 100;
const LASTS_MS = 4_000;
const FRAME = { width: 156, height: Math.round((156 * PHONE.height) / PHONE.width) };
const CAPTION = 18;
const GAP = 4;
const COLUMNS = 10;

interface Frame {
  /** Milliseconds since the navigation started. */
  at: number;
  picture: Buffer;
}

async function framesOf(address: string, slowdown: number): Promise<Frame[]> {
  return onDevice(async (context) => {
    const page = await context.newPage();
    await slowDown(page, slowdown, true);
    const session = await context.newCDPSession(page);
    const frames: Frame[] = [];
    const began = Date.now();
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push({ at: Date.now() - began, picture: Buffer.from(data, 'base64') });
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForTimeout(LASTS_MS);
    await session.send('Page.stopScreencast');
    return frames;
  });
}

/** The last frame at that moment. */
const shownAt = (frames: readonly Frame[], at: number): Frame | undefined =>
  frames.filter((frame) => frame.at <= at).at(-1);

/** Writes `reports/filmstrip-<name>.png` and returns its path. */
export async function filmstrip(name: string, address: string, slowdown: number): Promise<string> {
  const frames = await framesOf(address, slowdown);
  const moments = Array.from({ length: LASTS_MS / STEP_MS }, (_, step) => (step + 1) * STEP_MS);
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, at] of moments.entries()) {
    const left = (index % COLUMNS) * (FRAME.width + GAP);
    const top = Math.floor(index / COLUMNS) * (FRAME.height + CAPTION + GAP);
    const caption = `<svg width="${String(FRAME.width)}" height="${String(CAPTION)}"><text x="2" y="13" font-size="12">${String(at)} ms</text></svg>`;
    tiles.push({ input: Buffer.from(caption), left, top });
    const frame = shownAt(frames, at);
    if (!frame) continue;
    const picture = sharp(frame.picture).resize(FRAME.width, FRAME.height, { fit: 'fill' });
    tiles.push({ input: await picture.toBuffer(), left, top: top + CAPTION });
  }
  const rows = Math.ceil(moments.length / COLUMNS);
  mkdirSync('reports', { recursive: true });
  const file = `reports/filmstrip-${name}.png`;
  await sharp({
    create: {
      width: COLUMNS * (FRAME.width + GAP),
      height: rows * (FRAME.height + CAPTION + GAP),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
  return file;
}
