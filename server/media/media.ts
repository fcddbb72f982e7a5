import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { MEDIA } from '../../src/shared/config/pictures';
import { createTurns } from '../http/inTurn';
import type { Media } from '../services/context';
import { developPicture } from './developPicture';

/** Photographs in a folder. One is developed at a time. */
export function createMedia(folder: string): Media {
  const inTurn = createTurns();
  return {
    save: (bytes, signal) =>
      inTurn(signal, async () => {
        const { name, files, picture } = await developPicture(bytes);
        await mkdir(folder, { recursive: true });
        for (const file of files) {
          // Renamed when it is whole, so that nobody is served half a file.
          const whole = path.join(folder, file.name);
          if (existsSync(whole)) continue;
          const part = `${whole}.part`;
          await writeFile(part, file.content);
          await rename(part, whole);
        }
        return { image: `${MEDIA}/${name}.webp`, picture };
      }),
  };
}

/** Of the names that `developPicture` gives; nothing else in the folder is served. */
const FILE = /^\/[0-9a-f]{24}(?:-\d{3,4})?\.(?:avif|webp)$/;

/** Serves the photographs. Their names are hashes of their content, so that they never change. */
export function mediaFiles(folder: string): Hono {
  const app = new Hono();
  mkdirSync(folder, { recursive: true });
  const serve = serveStatic({
    root: folder,
    rewriteRequestPath: (requested) => requested.slice(MEDIA.length),
  });
  app.get(`${MEDIA}/*`, async (c, next) => {
    if (!FILE.test(c.req.path.slice(MEDIA.length))) return c.text('Not found', 404);
    const answer = await serve(c, next);
    if (!answer) return c.text('Not found', 404);
    answer.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
    answer.headers.set('X-Content-Type-Options', 'nosniff');
    return answer;
  });
  return app;
}
