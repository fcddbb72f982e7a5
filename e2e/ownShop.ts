/** Starts a server for a single test, with the same build. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnShop {
  origin: string;
  /** Runs a command of the operator on this shop. */
  operate: (...command: string[]) => void;
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
    stop: () => server.kill(),
  };
}
