import type { Kysely } from 'kysely';
import type { HeaderItem } from '../../../src/shared/api/contract';
import type { LayoutRepository } from '../../services/ports';
import type { Database } from '../schema';

export function layoutRepository(db: Kysely<Database>): LayoutRepository {
  return {
    async headers() {
      const rows = await db
        .selectFrom('header_items')
        .selectAll()
        .orderBy('position')
        .orderBy('id')
        .execute();
      return rows.map(({ id, type, ...rest }) => ({
        _id: id,
        type: type as HeaderItem['type'],
        ...rest,
      }));
    },

    async footers() {
      const rows = await db
        .selectFrom('footer_links')
        .selectAll()
        .orderBy('position')
        .orderBy('id')
        .execute();
      return rows.map(({ id, title, link }) => ({ _id: id, title, link }));
    },

    async replaceHeaders(items) {
      await db.deleteFrom('header_items').execute();
      if (items.length === 0) return;
      await db
        .insertInto('header_items')
        .values(
          items.map((item) => ({
            id: item._id,
            type: item.type,
            title: item.title,
            link: item.link ?? null,
            image: item.image ?? null,
            position: item.position,
          })),
        )
        .execute();
    },

    async replaceFooters(links) {
      await db.deleteFrom('footer_links').execute();
      if (links.length === 0) return;
      await db
        .insertInto('footer_links')
        .values(links.map(({ _id, title, link }, position) => ({ id: _id, title, link, position })))
        .execute();
    },
  };
}
