/** `npm run fuzz -- 20000 [SEED]`: sends a server that many requests that no client would send (server/test/fuzz.ts). */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../server/test/processes';
import { fuzz } from '../server/test/fuzz';

const count = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error('Say how many requests: npm run fuzz -- 20000');
  process.exit(1);
}
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'marigold-fuzz-'));
const server = await startServer({ DATA_DIR: dataDir });
const body = { name: 'Asha', email: 'asha@example.com', password: 'correct horse' };
const registered = await fetch(`${server.url}/v1/api/user/register`, {
  method: 'POST',
  body: JSON.stringify(body),
});
const { token } = (await registered.json()) as { token: string };
const failed = await fuzz(server.url, token, count, seed);
for (const { status, request } of failed.slice(0, 20)) console.error(status, request);
const health = await fetch(`${server.url}/v1/api/health`);
console.log(
  `${String(count)} requests with seed ${String(seed)}: ${String(failed.length)} failed; health ${String(health.status)}`,
);
const { code } = await server.stop();
rmSync(dataDir, { recursive: true, force: true });
if (failed.length > 0 || !health.ok || code !== 0) process.exitCode = 1;
