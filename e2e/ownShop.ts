/** Starts a server for a single test, with the same build. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnShop {
  origin: string;
  /** Runs a command of the operator on this shop. */
  operate: (...command: string[]) => void;
  /** The mails that were sent so far, with encodings of quoted-printable read. */
  mails: () => string[];
  stop: () => void;
}

/** Starts it with a new database on a free port. @param products as for `npm run seed` */
export async function openShop(
  settings: Record<string, string>,
  products?: number,
): Promise<OwnShop> {
  const env = {
    ...process.env,
    PORT: '0',
    ENV_FILE: '.env.none',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'marigold-own-')),
    ...settings,
  };
  const script = (file: string) => ['--import', 'tsx', file];
  if (products !== undefined) {
    const args = [...script('server/seed/cli.ts'), '--products', String(products)];
    execFileSync(process.execPath, args, { env });
  }
  const server = spawn(process.execPath, script('server/main.ts'), {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (data: Buffer) => {
      const found = /http:\/\/localhost:\d+/.exec(data.toString());
      if (found) resolve(found[0]);
    });
    server.once('close', () => reject(new Error('The server ended.')));
  });
  return {
    origin,
    operate: (...command) => {
      execFileSync(process.execPath, [...script('server/cli.ts'), ...command], { env });
    },
    mails: () => {
      const folder = join(env.DATA_DIR, 'mail');
      if (!existsSync(folder)) return [];
      return readdirSync(folder)
        .filter((file) => file.endsWith('.eml'))
        .map((file) => plainText(readFileSync(join(folder, file), 'latin1')));
    },
    stop: () => server.kill(),
  };
}

/** A mail's source with encodings of quoted-printable read. */
export const plainText = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
