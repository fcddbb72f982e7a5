import type { Kysely, Selectable } from 'kysely';
import type {
  MessageKind,
  MessageLane,
  MessageRecord,
  MessagesRepository,
  WebhookKind,
} from '../../services/ports';
import { inChunks } from '../json';
import { builtOnce } from '../builtOnce';
import type { Database, MessagesTable } from '../schema';

const toRecord = (row: Selectable<MessagesTable>): MessageRecord => ({
  id: row.id,
  kind: row.kind as MessageKind,
  subjectId: row.subject_id,
  createdAt: row.created_at,
  dueAt: row.due_at,
  attempts: row.attempts,
  sentAt: row.sent_at,
  error: row.error,
});

/** Writes an event for the operator's own program, in the transaction of what has happened. */
export type NoteEvent = (
  about: 'order' | 'return',
  what: string,
  subjectId: string,
  at: number,
) => Promise<void>;

const NO_WEBHOOK: NoteEvent = () => Promise.resolve();

/** `order`, `Out for delivery` to `webhook-order-out-for-delivery`; `Order Placed` to `webhook-order-placed` */
const webhookKind = (about: 'order' | 'return', what: string): WebhookKind =>
  `webhook-${about}-${what
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/^order-/, '')}`;

/** @param hasWebhook whether somebody wants to know of events */
export function noteEvents(db: Kysely<Database>, hasWebhook = false): NoteEvent {
  if (!hasWebhook) return NO_WEBHOOK;
  const messages = messagesRepository(db, NO_WEBHOOK);
  return (about, what, subjectId, at) =>
    messages.add(webhookKind(about, what), subjectId, at, true);
}

/** The payment's events; an order's others are its changes of status. */
const PAYMENT_EVENTS: ReadonlySet<MessageKind> = new Set(['order-paid', 'order-refunded']);

/** The beginnings of the kinds that are no mails of orders and accounts. */
const LANES: readonly (readonly [prefix: string, lane: MessageLane])[] = [
  ['webhook-', 'webhook'],
  ['push-', 'push'],
  ['newsletter-issue-', 'newsletter'],
];

const laneOf = (kind: string): MessageLane =>
  LANES.find(([prefix]) => kind.startsWith(prefix))?.[1] ?? 'mail';

/** The kinds that are also sent as notifications. */
const isPushed = (kind: MessageKind): boolean =>
  kind.startsWith('order-') || kind.startsWith('return-') || kind === 'back-in-stock';

const insertMessage = builtOnce((db, row: Selectable<MessagesTable>) =>
  db
    .insertInto('messages')
    .values({
      id: row.id,
      kind: row.kind,
      lane: row.lane,
      subject_id: row.subject_id,
      created_at: row.created_at,
      due_at: row.due_at,
      attempts: row.attempts,
      sent_at: row.sent_at,
      error: row.error,
    })
    .onConflict((oc) => oc.column('id').doNothing()),
);

/** @param hasPush whether notifications are sent to browsers */
export function messagesRepository(
  db: Kysely<Database>,
  noteEvent: NoteEvent,
  hasPush = false,
): MessagesRepository {
  return {
    async add(kind, subjectId, at, repeats = false) {
      if (PAYMENT_EVENTS.has(kind)) {
        await noteEvent('order', kind, subjectId, at);
      }
      const kinds = hasPush && isPushed(kind) ? [kind, `push-${kind}`] : [kind];
      for (const each of kinds) {
        await insertMessage(db, {
          id: `${each}.${subjectId}${repeats ? `.${String(at)}` : ''}`,
          kind: each,
          lane: laneOf(each),
          subject_id: subjectId,
          created_at: at,
          due_at: at,
          attempts: 0,
          sent_at: null,
          error: null,
        });
      }
    },

    async forget(subjectIds) {
      await inChunks(subjectIds, (chunk) =>
        db.deleteFrom('messages').where('subject_id', 'in', chunk).execute(),
      );
    },

    async claim(lane, now, until) {
      const due = await db
        .selectFrom('messages')
        .select(['id', 'attempts'])
        .where('due_at', '<=', now)
        .where('lane', '=', lane)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (!due) return undefined;
      // Another process may have been faster.
      const row = await db
        .updateTable('messages')
        .set({ due_at: until, attempts: due.attempts + 1 })
        .where('id', '=', due.id)
        .where('attempts', '=', due.attempts)
        .where('due_at', '<=', now)
        .returningAll()
        .executeTakeFirst();
      return row ? toRecord(row) : this.claim(lane, now, until);
    },

    async noteSent(id, at) {
      await db
        .updateTable('messages')
        .set({ sent_at: at, due_at: null, error: null })
        .where('id', '=', id)
        .execute();
    },

    async noteFailure(id, error, dueAt) {
      await db
        .updateTable('messages')
        .set({ due_at: dueAt, error })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .execute();
    },

    async list(limit) {
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toRecord);
    },

    async oldestWaiting() {
      const row = await db
        .selectFrom('messages')
        .select('created_at')
        .where('due_at', 'is not', null)
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst();
      return row?.created_at ?? null;
    },

    async retry(id, at) {
      const row = await db
        .updateTable('messages')
        .set({ due_at: at, attempts: 0 })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
