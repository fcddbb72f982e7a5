import type { Kysely } from 'kysely';
import type { SettingsRepository } from '../../services/ports';
import { fromJson } from '../json';
import { builtOnce } from '../builtOnce';
import type { Database } from '../schema';

const readAll = builtOnce((db) => db.selectFrom('settings').selectAll());

export function settingsRepository(db: Kysely<Database>): SettingsRepository {
  return {
    async read() {
      const { rows } = await readAll(db, {});
      const settings = rows.map(({ id, value }) => [id, fromJson(value)] as const);
      return Object.fromEntries(settings);
    },

    async write(name, value) {
      await db.deleteFrom('settings').where('id', '=', name).execute();
      if (value === null) return;
      await db
        .insertInto('settings')
        .values({ id: name, value: JSON.stringify(value) })
        .execute();
    },
  };
}
