/**
 * A bad connection in front of the real server, seeded so that a failure can be repeated. Only calls of the cart and
 * the wishlist meet faults; pages and pictures pass.
 */
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * - `dropAnswer`: the server applies the request, the response is lost
 * - `cut`: the request never arrives
 * - `late`: the connection is cut, and the request still arrives up to a second later
 * - `slow`: request and response are delayed
 * - `busy`: 503, nothing applied
 * - `twice`: arrives twice, as a broken middlebox repeats a request. A browser does the same by
 *   itself when the connection of `dropAnswer` or `late` was used before.
 */
const FATES = ['pass', 'pass', 'dropAnswer', 'cut', 'late', 'slow', 'busy', 'twice'] as const;
type Fate = (typeof FATES)[number];

export interface ChaosProxy {
  url: string;
  /** Starts this seed's faults. */
  storm: (seed: number) => void;
  /** Ends the faults; resolves when no request is pending any more. */
  calm: () => Promise<void>;
  /** What happened to each call since the storm began. */
  log: string[];
  close: () => void;
}

/** Mulberry32: small, seeded, good enough to choose faults. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export async function startChaos(target: string): Promise<ChaosProxy> {
  let random: (() => number) | null = null;
  let underWay = 0;
  const log: string[] = [];

  const forward = (incoming: IncomingMessage, body: Buffer): Promise<Answer> => {
    underWay += 1;
    return new Promise<Answer>((resolve, reject) => {
      const outgoing = httpRequest(
        new URL(incoming.url ?? '/', target),
        { method: incoming.method, headers: incoming.headers },
        (answer) => {
          bodyOf(answer).then(
            (answered) =>
              resolve({
                status: answer.statusCode ?? 502,
                headers: answer.headers,
                body: answered,
              }),
            reject,
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    }).finally(() => {
      underWay -= 1;
    });
  };

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = await bodyOf(incoming);
      const url = incoming.url ?? '';
      // Pictures do not matter here, and there are many storms.
      if (/\.(avif|webp|jpe?g|png)(\?|$)/.test(url)) {
        outgoing.writeHead(204).end();
        return;
      }
      const isCall = /\/v1\/api\/(cart|wishlist)\//.test(url);
      const fate: Fate =
        random !== null && isCall ? (FATES[Math.floor(random() * FATES.length)] ?? 'pass') : 'pass';
      if (isCall) log.push(`${fate} ${url} ${body.toString()}`);
      const send = async (): Promise<void> => {
        const answer = await forward(incoming, body);
        outgoing.writeHead(answer.status, answer.headers);
        outgoing.end(answer.body);
      };
      switch (fate) {
        case 'pass':
          return send();
        case 'slow':
          underWay += 1;
          await pause(100 + (random?.() ?? 0) * 500);
          underWay -= 1;
          return send();
        case 'cut':
          incoming.socket.destroy();
          return;
        case 'dropAnswer':
          await forward(incoming, body);
          incoming.socket.destroy();
          return;
        case 'late':
          incoming.socket.destroy();
          underWay += 1;
          await pause(100 + (random?.() ?? 0) * 900);
          underWay -= 1;
          await forward(incoming, body);
          return;
        case 'busy':
          outgoing.writeHead(503, { 'content-type': 'application/json' });
          outgoing.end('{"success":false,"message":"Too busy."}');
          return;
        case 'twice':
          await forward(incoming, body);
          return send();
      }
    })().catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    storm(seed) {
      log.length = 0;
      random = seeded(seed);
    },
    async calm() {
      random = null;
      while (underWay > 0) await pause(50);
    },
    log,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
