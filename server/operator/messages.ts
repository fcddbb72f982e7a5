import { formatDateTime } from '../../src/shared/lib/dates';
import type { Context } from '../services/context';
import type { MessageRecord } from '../services/ports';
import { Refusal } from '../services/refusal';
import { table } from './print';

const stateOf = ({ sentAt, dueAt, attempts, error }: MessageRecord): string => {
  if (sentAt !== null) return `sent ${formatDateTime(sentAt)}`;
  if (dueAt === null) return `given up after ${String(attempts)} attempts: ${error ?? ''}`;
  return error === null ? 'waiting' : `tried again ${formatDateTime(dueAt)}: ${error}`;
};

/** A table of messages to shoppers and operator, newest first. */
export async function listMessages({ store }: Context, limit: number): Promise<string> {
  const messages = await store.messages.list(limit);
  if (messages.length === 0) return 'There are no messages.\n';
  return table([
    ['ID', 'WRITTEN', 'STATE'],
    ...messages.map((message) => [message.id, formatDateTime(message.createdAt), stateOf(message)]),
  ]);
}

/** Tries a message again that waits or was given up. Refuses one that was sent. */
export async function retryMessage({ store, clock }: Context, id: string): Promise<string> {
  if (await store.messages.retry(id, clock())) return `${id} is tried again.\n`;
  throw new Refusal('not-found', `There is no message ${id} that was not sent.`);
}
