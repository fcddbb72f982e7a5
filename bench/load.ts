/** HTTP load on a running server, by connections that are kept alive. */
import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { Connection } from './connection';

export interface Request {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Reply {
  status: number;
  body: Buffer;
}

export function send(
  origin: string,
  agent: http.Agent,
  { path, method = 'GET', headers = {}, body }: Request,
): Promise<Reply> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all =
    text === ''
      ? headers
      : {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        };
  return new Promise((resolve, reject) => {
    const request = http.request(origin + path, { agent, method, headers: all }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces) }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(text);
  });
}

/**
 * Sends one request after the other on each connection for a while. Returns how many were answered in a second. Throws
 * at an answer that is not `expected`.
 */
export async function rate(
  origin: string,
  connections: number,
  forMs: number,
  next: (connection: number, count: number) => Request,
  expected = 200,
): Promise<number> {
  const opened = await Promise.all(
    Array.from({ length: connections }, () => Connection.to(origin)),
  );
  const began = performance.now();
  let answered = 0;
  await Promise.all(
    opened.map(async (connection, index) => {
      for (let count = 0; performance.now() - began < forMs; count += 1) {
        const { status, body } = await connection.send(next(index, count));
        if (status !== expected) throw new Error(`${String(status)}: ${body.toString()}`);
        answered += 1;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const connection of opened) connection.close();
  return answered / seconds;
}

export interface Delays {
  p50: number;
  p99: number;
  longest: number;
}

/** How long requests took, sorted by the function (ms). */
export function delaysOf(times: readonly number[]): Delays {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p99: at(0.99), longest: at(1) };
}

const POLL_MS = 10;

/** Asks for each of `paths` again and again, on a connection each, while `work` runs. */
export async function delaysWhile(
  origin: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
): Promise<Delays[]> {
  const working = work();
  return Promise.all(paths.map((path) => delaysOfPath(origin, path, working)));
}

async function delaysOfPath(
  origin: string,
  path: string,
  working: Promise<unknown>,
): Promise<Delays> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const state = { isOver: false };
  const polling = (async () => {
    while (!state.isOver) {
      const began = performance.now();
      const { status } = await send(origin, agent, { path });
      times.push(performance.now() - began);
      if (status !== 200) throw new Error(`${path} answered ${String(status)}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  })();
  try {
    await Promise.race([working, polling]);
  } finally {
    state.isOver = true;
    await polling;
    agent.destroy();
  }
  return delaysOf(times);
}
