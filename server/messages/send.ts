import { awaitsPayment } from '../../src/features/orders/orderFilter';
import { withLabels } from '../../src/shared/i18n/label';
import { inEnglish, requestLanguage, type InLanguage } from '../../src/shared/i18n/message';
import { LOW_STOCK } from '../../src/shared/lib/stock';
import { NO_PASSWORD } from '../auth/passwords';
import { errorCode } from '../db/withRetry';
import { log } from '../log';
import type { Context } from '../services/context';
import type {
  MessageKind,
  MessageLane,
  MessageRecord,
  NewsletterMessageKind,
  OperatorOrderMessageKind,
  OrderRecord,
  PushKind,
  ReturnMessageKind,
  UserRecord,
  WebhookKind,
} from '../services/ports';
import type { Tokens } from '../auth/tokens';
import { nameIn } from '../services/catalogue';
import { confirmSecret } from '../services/confirmEmail';
import { isSubscribed, subscriberSecret } from '../services/newsletter';
import { namesIn } from '../services/productNames';
import { RESET_LINK_MS, resetSecret } from '../services/passwordReset';
import {
  backInStockMail,
  itemName,
  orderMail,
  passwordChangedMail,
  passwordResetMail,
  welcomeMail,
  type Mail,
} from './compose';
import { confirmMail, issueMail, welcomeMail as newsletterWelcomeMail } from './newsletterMails';
import { operatorOrderMail, operatorReturnMail, type LowVariant } from './operatorMails';
import { returnMail } from './returnMails';
import type { Envelope, MailTransport } from './transport';

export interface MessageContext extends Pick<Context, 'store' | 'clock'> {
  transport: MailTransport;
  tokens: Pick<Tokens, 'linkSecret'>;
  /** The shop's origin: the links of mails begin with it. */
  publicUrl: string;
  /** The operator's address; without one the operator is not written to. */
  operator: string | undefined;
  /** By default all messages are in English. */
  inLanguage?: InLanguage;
  /** Aborted when the process ends: the message that is being sent is finished. */
  signal?: AbortSignal;
}

const MINUTE = 60_000;
/** How long one process may take to send a message before another one tries. */
const CLAIM_MS = 2 * MINUTE;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE;
/** After about three days. */
export const MOST_ATTEMPTS = 20;

/** The pause after an attempt: one minute, then each twice as long. */
export const pauseAfter = (attempts: number): number =>
  Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

/**
 * Sends all mails that are due, one at a time. Several processes may call it: each message is claimed by one. A process
 * that is killed after the mail server's answer and before the commit leaves a message that is sent again with the
 * same `Message-ID`.
 */
export async function sendMessages(
  context: MessageContext,
  lane: 'mail' | 'newsletter' = 'mail',
): Promise<void> {
  await sendLane(lane, context, async (message) => {
    const mail = await envelopeOf(context, message);
    if (mail) await context.transport.send(mail);
  });
}

/** Sends all messages of a lane that are due. @param send throws if a message was not taken */
export async function sendLane(
  lane: MessageLane,
  { store, clock, signal }: Pick<MessageContext, 'store' | 'clock' | 'signal'>,
  send: (message: MessageRecord) => Promise<void>,
): Promise<void> {
  while (signal?.aborted !== true) {
    const now = clock();
    const message = await store.messages.claim(lane, now, now + CLAIM_MS);
    if (!message) break;
    try {
      await send(message);
      await store.messages.noteSent(message.id, clock());
    } catch (error) {
      const isLast = message.attempts >= MOST_ATTEMPTS;
      const reason = error instanceof Error ? error.message : String(error);
      const next = isLast ? null : clock() + pauseAfter(message.attempts);
      await store.messages.noteFailure(message.id, reason.slice(0, 500), next);
      // A mail server's words can name the address; the operator's command shows them.
      log.error({ code: errorCode(error) }, `Message ${message.id} could not be sent.`);
    }
  }
}

/** The mail of a message; null if there is nobody to write to. */
export async function envelopeOf(
  context: MessageContext,
  { id, kind, subjectId }: MessageRecord,
): Promise<Envelope | null> {
  const { store, publicUrl, operator, tokens, inLanguage = inEnglish } = context;
  const { labels = {} } = await store.settings.read();
  const writeIn = (language: string | undefined, write: () => Mail): Mail =>
    inLanguage(language, () => withLabels(labels[requestLanguage()], write));
  const toUser = (
    user: UserRecord | undefined,
    mailTo: (user: UserRecord) => Mail,
    language = user?.language,
  ) => (hasAddress(user) ? { id, to: user.email, ...writeIn(language, () => mailTo(user)) } : null);
  if (kind === 'welcome') {
    const user = await store.users.find(subjectId);
    const secret = hasAddress(user) ? await confirmSecret(tokens, user) : '';
    return toUser(user, (to) => welcomeMail(to, secret, publicUrl));
  }
  if (kind === 'password-changed') {
    return toUser(await store.users.find(subjectId), (to) => passwordChangedMail(to, publicUrl));
  }
  if (kind === 'password-reset') {
    const reset = await store.passwordResets.find(subjectId, context.clock() - RESET_LINK_MS);
    if (!reset) return null;
    const secret = await resetSecret(tokens, reset.id);
    const user = await store.users.findByEmail(reset.email);
    return toUser(user, (to) => passwordResetMail(to, secret, publicUrl), reset.language);
  }
  if (kind === 'back-in-stock') {
    const alert = await store.stockAlerts.find(subjectId);
    const product = alert && (await store.products.find(alert.productId));
    if (!product) return null;
    const { email, language, variant } = alert;
    const named = { ...product, name: nameIn(product, language) };
    return {
      id,
      to: email,
      ...writeIn(language, () => backInStockMail(named, variant, publicUrl)),
    };
  }
  if (isAboutNewsletter(kind)) {
    const subscriber = await store.newsletter.find(subjectId);
    const isQuestion = kind === 'newsletter-confirm';
    if (!subscriber || isSubscribed(subscriber) === isQuestion) return null;
    const { email, language, coupon } = subscriber;
    const link = { id: subscriber.id, secret: await subscriberSecret(tokens, subscriber) };
    const envelope = (write: () => Mail) => ({ id, to: email, ...writeIn(language, write) });
    if (isQuestion) return envelope(() => confirmMail(link, publicUrl));
    if (kind === 'newsletter-welcome') {
      return envelope(() => newsletterWelcomeMail(coupon ?? '', link, publicUrl));
    }
    const issue = await store.newsletter.findIssue(kind.slice(ISSUE.length));
    return issue ? envelope(() => issueMail(issue, link, publicUrl)) : null;
  }
  if (isAboutReturn(kind)) {
    const record = await store.returns.find(subjectId);
    const order = record && (await store.orders.find(record.orderId));
    if (!order) return null;
    if (kind === 'operator-new-return') {
      return operator === undefined
        ? null
        : { id, to: operator, ...operatorReturnMail({ record, order }) };
    }
    const named = await namesIn(store, order.language);
    return toUser(
      await store.users.find(order.userId),
      ({ name }) => returnMail(kind, { record, order: named(order) }, name, publicUrl),
      order.language,
    );
  }
  // In other lanes.
  if (isWebhook(kind) || isPush(kind)) return null;
  const order = await store.orders.find(subjectId);
  if (!order) return null;
  // Paid, switched to cash on delivery or cancelled meanwhile.
  if (kind === 'order-unpaid' && !awaitsPayment(order)) return null;
  if (isToOperator(kind)) {
    if (operator === undefined) return null;
    const low = kind === 'operator-low-stock' ? await lowOf(store, order) : [];
    return { id, to: operator, ...operatorOrderMail(kind, order, low) };
  }
  const named = await namesIn(store, order.language);
  return toUser(
    await store.users.find(order.userId),
    ({ name }) => orderMail(kind, named(order), name, publicUrl),
    order.language,
  );
}

const isToOperator = (kind: MessageKind): kind is OperatorOrderMessageKind =>
  kind.startsWith('operator-');

const isWebhook = (kind: MessageKind): kind is WebhookKind => kind.startsWith('webhook-');

const isPush = (kind: MessageKind): kind is PushKind => kind.startsWith('push-');

const ISSUE = 'newsletter-issue-';

const isAboutNewsletter = (kind: MessageKind): kind is NewsletterMessageKind =>
  kind.startsWith('newsletter-');

const isAboutReturn = (kind: MessageKind): kind is ReturnMessageKind =>
  kind === 'operator-new-return' || kind.startsWith('return-');

/** The variants of an order of which few are left now. */
async function lowOf(store: Context['store'], order: OrderRecord): Promise<LowVariant[]> {
  const products = await store.products.findMany(order.items.map(({ _id }) => _id));
  return order.items.flatMap((item) => {
    const left = products.find(({ id }) => id === item._id)?.stock[item.size];
    return left !== undefined && left <= LOW_STOCK ? [{ name: itemName(item), left }] : [];
  });
}

/** False for a deleted account. */
const hasAddress = (user: UserRecord | undefined): user is UserRecord =>
  user !== undefined && user.passwordHash !== NO_PASSWORD;
