/** @jest-environment node */
import { engines } from '../test/harness';
import { migrate } from './migrations';

describe.each(engines)('migrations on $name', ({ open }) => {
  it('run once, as a whole, when several processes start together on an empty database', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { db, close } = await open();
      await Promise.all(Array.from({ length: 8 }, () => migrate(db)));
      expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
      await close();
    }
  });
});
