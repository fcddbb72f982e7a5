import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import LibSql from 'libsql';

/** One insert in a transaction of its own, with full sync. */
export function bareTransaction(file: string) {
  const database = new LibSql(file);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('create table notes (id text primary key, units integer)');
  const insert = database.prepare('insert into notes values (?, 1)');
  return {
    run(id: string): void {
      database.exec('begin immediate');
      insert.run([id]);
      database.exec('commit');
    },
    close: () => database.close(),
  };
}

/**
 * The least that a server over HTTP does for a write, in a process of its own: `node:http`, a JSON body, a bare
 * transaction, an answer.
 */
export async function serveBareWrites(file: string): Promise<{ url: string; stop: () => void }> {
  const child = fork(fileURLToPath(import.meta.url), ['serve', file], {
    execArgv: ['--import', 'tsx'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://localhost:${String(port)}`, stop: () => void child.kill() };
}

if (process.argv[2] === 'serve') {
  const transaction = bareTransaction(process.argv[3] ?? '');
  const answer = '{"success":true}';
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { key } = JSON.parse(Buffer.concat(pieces).toString()) as { key: string };
      transaction.run(key);
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': answer.length,
      });
      response.end(answer);
    });
  });
  server.listen(0, () => {
    const address = server.address();
    if (typeof address === 'object') process.send?.(address?.port);
  });
}
