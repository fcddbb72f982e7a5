import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Reply, Request } from './load';

const END_OF_HEAD = '\r\n\r\n';
const NO_BODY = new Set([204, 304]);

/** The answer at the beginning of `bytes`; null while a part of it is missing. */
function replyIn(bytes: Buffer): Reply | null {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined && !NO_BODY.has(status)) {
    throw new Error(`An answer has no Content-Length:\n${head}`);
  }
  const start = end + END_OF_HEAD.length;
  const size = NO_BODY.has(status) ? 0 : Number(length);
  if (bytes.length < start + size) return null;
  return { status, body: bytes.subarray(start, start + size) };
}

function textOf({ path, method = 'GET', headers = {}, body }: Request, host: string): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  let head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n`;
  for (const name in headers) head += `${name}: ${headers[name] ?? ''}\r\n`;
  if (text !== '') {
    head += `content-type: application/json\r\ncontent-length: ${String(Buffer.byteLength(text))}\r\n`;
  }
  return `${head}\r\n${text}`;
}

/**
 * A connection for one request after the other. `node:http` takes about as long for a request as the servers that are
 * measured; this only writes and finds the answer's end.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #received: Buffer = Buffer.alloc(0);
  #answered: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | null = null;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    const fail = (error: Error): void => this.#answered?.reject(error);
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The server closed the connection.')));
    socket.on('data', (piece: Buffer) => {
      this.#received = this.#received.length === 0 ? piece : Buffer.concat([this.#received, piece]);
      try {
        const reply = replyIn(this.#received);
        if (!reply) return;
        this.#received = Buffer.alloc(0);
        this.#answered?.resolve(reply);
      } catch (error) {
        fail(error as Error);
      }
    });
  }

  static async to(origin: string): Promise<Connection> {
    const { hostname, port, host } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    return new Connection(socket, host);
  }

  send(request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#answered = { resolve, reject };
      this.#socket.write(textOf(request, this.#host));
    });
  }

  close(): void {
    this.#answered = null;
    this.#socket.destroy();
  }
}
