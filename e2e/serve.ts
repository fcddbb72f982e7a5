/** Builds the shop unless a build exists, and serves it with a new database. */
import { execSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

if (process.env['E2E_REUSE_BUILD'] !== 'true' || !existsSync('dist/index.html')) {
  execSync('npm run build', { stdio: 'inherit' });
}
process.env['ENV_FILE'] = '.env.none';
process.env['DATA_DIR'] = mkdtempSync(join(tmpdir(), 'marigold-e2e-'));
await import('../server/main');
