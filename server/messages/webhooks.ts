/** Tells the operator's own program of every event, as Standard Webhooks describes (docs/operating.md). */
import { createHmac } from 'node:crypto';
import type { Context } from '../services/context';
import { present } from '../services/orders';
import type { MessageRecord } from '../services/ports';
import { toWireReturn } from '../services/returnRules';
import { sendLane } from './send';

export interface WebhookSettings {
  url: string;
  /** At least 24 bytes, as base64 behind `whsec_`. */
  secret: string;
}

export interface WebhookContext extends Context {
  webhook: WebhookSettings;
  signal?: AbortSignal;
}

/** How long the receiver may take to answer. */
const TIMEOUT_MS = 10_000;

const PREFIX = 'whsec_';

/** @param timestamp seconds since the epoch */
export function signatureOf(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signed = `${id}.${String(timestamp)}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** Posts all events that are due. Several processes may call it. */
export async function sendWebhooks(context: WebhookContext): Promise<void> {
  await sendLane('webhook', context, async (message) => {
    const body = await bodyOf(context, message);
    if (body !== null) await post(context, message.id, body);
  });
}

/** The event and its order as it is now; null if the order is gone. */
async function bodyOf(
  context: WebhookContext,
  { kind, subjectId, createdAt }: MessageRecord,
): Promise<string | null> {
  const { store } = context;
  const [, about = '', ...what] = kind.split('-');
  const returned = about === 'return' ? await store.returns.find(subjectId) : undefined;
  const order = await store.orders.find(returned?.orderId ?? subjectId);
  if (!order) return null;
  const [shown] = await present(context, [order]);
  return JSON.stringify({
    type: `${about}.${what.join('-')}`,
    timestamp: new Date(createdAt).toISOString(),
    data: { order: shown, ...(returned && { return: toWireReturn(returned) }) },
  });
}

async function post({ webhook, clock }: WebhookContext, id: string, body: string): Promise<void> {
  const timestamp = Math.floor(clock() / 1000);
  const answer = await fetch(webhook.url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf(webhook.secret, id, timestamp, body),
    },
    body,
  });
  // Not read, or the connection stays open.
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The receiver answered ${String(answer.status)}.`);
}
