import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  /** A database in which others can be created. */
  url: string;
  stop(): Promise<void>;
}

const ROOT = '/usr/lib/postgresql';

/** Debian installs the binaries outside the PATH, in one folder per version. */
function binaries(): string | null {
  const entries = statSync(ROOT, { throwIfNoEntry: false }) ? readdirSync(ROOT) : [];
  const versions = entries.sort((a, b) => Number(b) - Number(a));
  const found = versions.map((version) => path.join(ROOT, version, 'bin'));
  return found.find((bin) => statSync(path.join(bin, 'initdb'), { throwIfNoEntry: false })) ?? null;
}

/** PostgreSQL refuses to run as root, so it runs as the user that Debian created for it. */
function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A PostgreSQL of its own, which can fail on request. */
export interface OwnPostgres extends TestPostgres {
  /** Ends it as a crash would, and starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops all its processes for a time, so that it neither answers nor refuses. */
  freeze(ms: number): Promise<void>;
}

/** `TEST_DATABASE_URL` if set, else Debian's PostgreSQL with a data folder of its own; null without either. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  return startOwnPostgres();
}

/** Debian's PostgreSQL with a data folder of its own; null if it is not installed. */
export async function startOwnPostgres(): Promise<OwnPostgres | null> {
  const bin = binaries();
  if (bin === null) return null;

  const user = identity();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'marigold-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const settings = [
    `port=${String(port)}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ].flatMap((setting) => ['-c', setting]);
  const start = (): ChildProcess =>
    spawn(path.join(bin, 'postgres'), ['-D', data, ...settings], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = start();
  const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  const own: OwnPostgres = {
    url,
    async stop() {
      await quit(server);
      rmSync(folder, { recursive: true, force: true });
    },
    async restart() {
      await quit(server);
      server = start();
      await untilItAnswers(url, server);
    },
    async freeze(ms) {
      const stopped = processesOf(server);
      for (const pid of stopped) process.kill(pid, 'SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, ms));
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    },
  };
  try {
    await untilItAnswers(url, server);
  } catch (error) {
    await own.stop();
    throw error;
  }
  return own;
}

/** The server and its backends, the server first, so that it starts no other. */
function processesOf({ pid }: ChildProcess): number[] {
  if (pid === undefined) return [];
  const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
  return [pid, ...children.trim().split(' ').filter(Boolean).map(Number)];
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 200 || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const quit = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null) {
      resolve();
      return;
    }
    server.once('exit', () => resolve());
    server.kill('SIGQUIT');
  });
