/** @jest-environment node */
import { postgresEngine } from '../test/harness';
import { migrate } from './migrations';

// Left out, and said so by globalSetup.ts, where PostgreSQL's programs are missing; CI installs them.
const { POSTGRES_FOR_TESTS: postgres } = process.env;
(postgres ? describe : describe.skip)('migrations on PostgreSQL', () => {
  it('run whole and once when several processes start together on an empty database', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { db, close } = await postgresEngine(postgres ?? '').open();
      await Promise.all(Array.from({ length: 8 }, () => migrate(db)));
      expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
      await close();
    }
  });
});
