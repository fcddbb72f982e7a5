/**
 * A proxy between the browser and the shop, with an origin of its own, that a test can close. Unlike the browser's
 * offline switch, it also affects the worker.
 */
import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

type Mode = 'open' | 'closed' | 'portal';

const PORTAL = '<!doctype html><title>Free Wi-Fi</title><h1>Sign in to this Wi-Fi</h1>';

export interface Gate {
  origin: string;
  set: (mode: Mode) => void;
  /** Responds to matching addresses with 404, as after a deploy, or with the portal's page. */
  lose: (pattern: RegExp | null, to?: 'nothing' | 'portal') => void;
  /** Answers this path with a picture of `width` pixels, which is to be revalidated. */
  paint: (path: string, width: number) => void;
  /** Changes the worker's file, as a new build does. */
  deploy: () => void;
  /** Forwards to another server from now on, under the same origin. */
  moveTo: (shop: string) => void;
  /** Number of documents requested so far. */
  documents: () => number;
  /** How often each matching path was answered in full, not with 304. */
  timesSent: (pattern: RegExp) => number[];
  close: () => void;
}

export async function openGate(shop: string): Promise<Gate> {
  let mode: Mode = 'open';
  let lost: RegExp | null = null;
  let lostTo: 'nothing' | 'portal' = 'nothing';
  let build = 1;
  let documents = 0;
  const painted = new Map<string, number>();
  const sent = new Map<string, number>();
  const sockets = new Set<Socket>();
  let target = new URL(shop);

  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/';
    if (request.headers['sec-fetch-dest'] === 'document') documents += 1;
    const isLost = lost?.test(path) === true;
    if (mode === 'portal' || (isLost && lostTo === 'portal')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
      return;
    }
    if (isLost) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const width = painted.get(path);
    if (width !== undefined) {
      response
        .writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
        .end(`<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="10"/>`);
      return;
    }
    const isWorker = path === '/sw.js';
    const headers = {
      ...request.headers,
      ...(isWorker && { 'accept-encoding': 'identity', 'if-none-match': '' }),
    };
    const forward = send(
      { host: target.hostname, port: target.port, path, method: request.method, headers },
      (answer) => {
        if (!isWorker) {
          if (answer.statusCode === 200) sent.set(path, (sent.get(path) ?? 0) + 1);
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          response
            .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
            .end(`${text}\n// build ${String(build)}`);
        });
      },
    );
    forward.on('error', () => response.destroy());
    request.pipe(forward);
  };

  const server = createServer(pass);
  server.on('connection', (socket: Socket) => {
    if (mode === 'closed') {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${String(port)}`,
    set: (next) => {
      mode = next;
      if (mode === 'open') return;
      for (const socket of sockets) socket.destroy();
    },
    lose: (pattern, to = 'nothing') => {
      lost = pattern;
      lostTo = to;
    },
    paint: (path, width) => {
      painted.set(path, width);
    },
    deploy: () => {
      build += 1;
    },
    moveTo: (next) => {
      target = new URL(next);
    },
    documents: () => documents,
    timesSent: (pattern) => [...sent].flatMap(([path, times]) => (pattern.test(path) ? times : [])),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
