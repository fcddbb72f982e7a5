/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import LibSql from 'libsql';
import { createDiskSync, createSharedSync } from './diskSync';

it('resolves each call after a sync that began after it; calls that wait share one', async () => {
  const actions = fc.array(fc.constantFrom('call' as const, 'end' as const), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(actions, async (steps) => {
      let begun = 0;
      let ended = 0;
      let end = (): void => undefined;
      const sync = createSharedSync(async () => {
        begun += 1;
        await new Promise<void>((resolve) => {
          end = resolve;
        });
        ended += 1;
      });
      let open = 0;
      for (const step of [...steps, 'end', 'end'] as const) {
        if (step === 'end') end();
        else {
          const before = begun;
          open += 1;
          void sync().then(() => {
            open -= 1;
            expect(ended).toBeGreaterThan(before);
          });
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(open).toBe(0);
      // One at a time, and none without a waiting write.
      expect(begun).toBe(ended);
      expect(begun).toBeLessThanOrEqual(steps.filter((step) => step === 'end').length + 2);
    }),
  );
});

it('fails for good after a sync that failed', async () => {
  let syncs = 0;
  const sync = createSharedSync(() => {
    syncs += 1;
    return syncs === 2 ? Promise.reject(new Error('EIO')) : Promise.resolve();
  });
  await sync();
  await expect(sync()).rejects.toThrow('EIO');
  await expect(sync()).rejects.toThrow('EIO');
  expect(syncs).toBe(2);
});

it('syncs the log of an open database', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'marigold-sync-'));
  const file = path.join(folder, 'shop.db');
  const database = new LibSql(file);
  database.exec('pragma journal_mode = wal');
  database.exec('create table notes (id integer)');
  const disk = createDiskSync(file);
  await disk.sync();
  database.exec('insert into notes values (1)');
  await disk.sync();
  await disk.close();
  database.close();
  rmSync(folder, { recursive: true });
  await expect(createDiskSync(file).sync()).rejects.toThrow('ENOENT');
});
