/**
 * The newsletter: an address is written to only after it has confirmed, and gets one discount code. Without a mail server
 * there is none.
 */
import { uuidv7 } from 'uuidv7';
import type { ParsedRequestOf } from '../../src/shared/api/contract';
import { newsletterTerms } from '../../src/shared/config/newsletterTerms';
import { requestLanguage } from '../../src/shared/i18n/message';
import { t } from '../../src/shared/i18n/t';
import { hashOf, isSameSecret, type Tokens } from '../auth/tokens';
import type { AccountContext } from './accounts';
import { ALERT_PAUSES, countAttempts, RESET_PAUSES } from './attemptLimits';
import type { Context } from './context';
import type { NewsletterIssue, SubscriberRecord } from './ports';
import { Refusal } from './refusal';

/** The secret of the links in the mails to an address. */
export const subscriberSecret = (
  tokens: Pick<Tokens, 'linkSecret'>,
  { id }: Pick<SubscriberRecord, 'id'>,
): Promise<string> => tokens.linkSecret(`newsletter ${id}`);

/** Queues the mail with the link that confirms an address. The answer is the same for a subscribed one. */
export async function askForNewsletter(
  { store, clock, hasNewsletter = false }: Context,
  { email }: ParsedRequestOf<'newsletterSubscribe'>,
  place: string,
): Promise<void> {
  if (!hasNewsletter) throw new Refusal('not-found', t('Our newsletter has not started yet.'));
  const now = clock();
  await countAttempts(store.attempts, now, [
    { key: `newsletter from ${place}`, policy: ALERT_PAUSES },
    { key: `newsletter ${email}`, policy: RESET_PAUSES },
  ]);
  await store.transaction(async (inside) => {
    const subscriber = await inside.newsletter.get(email, uuidv7(), now, requestLanguage());
    if (isSubscribed(subscriber)) return;
    await inside.messages.add('newsletter-confirm', subscriber.id, now, true);
  });
}

export const isSubscribed = ({ confirmedAt, endedAt }: SubscriberRecord): boolean =>
  confirmedAt !== null && endedAt === null;

/** Without characters that look alike. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/** A code that nobody guesses: 50 bits. */
function newCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
  return `SAVE-${[...random].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('')}`;
}

export interface Link {
  id: string;
  secret: string;
}

/** The address whose mail had the link; undefined for a wrong one. */
export async function subscriberOf(
  { store, tokens }: Pick<AccountContext, 'store' | 'tokens'>,
  { id, secret }: Link,
): Promise<SubscriberRecord | undefined> {
  const subscriber = await store.newsletter.find(id);
  const expected = await subscriberSecret(tokens, { id });
  return (await isSameSecret(expected, secret)) ? subscriber : undefined;
}

/** Subscribes an address, and makes its code unless it has one. Returns the code; null for a wrong link. */
export async function confirmNewsletter(
  context: AccountContext,
  link: Link,
): Promise<string | null> {
  const { store, clock } = context;
  const subscriber = await subscriberOf(context, link);
  if (!subscriber) return null;
  const { id } = subscriber;
  const code = newCode();
  await store.transaction(async (inside) => {
    if (!(await inside.newsletter.confirm(id, clock(), code))) return;
    const now = await inside.newsletter.find(id);
    if (now?.coupon !== code) return;
    await inside.coupons.save({
      code,
      percent: newsletterTerms.percent,
      amount: null,
      minimum: 0,
      startsAt: null,
      endsAt: null,
      maxUses: 1,
      maxPerPerson: null,
      categories: [],
      used: 0,
      createdAt: clock(),
    });
    await inside.messages.add('newsletter-welcome', id, clock());
  });
  return (await store.newsletter.find(id))?.coupon ?? null;
}

/** Unsubscribes an address. False for a wrong link. */
export async function endNewsletter(context: AccountContext, link: Link): Promise<boolean> {
  const subscriber = await subscriberOf(context, link);
  if (!subscriber) return false;
  await context.store.newsletter.end(subscriber.id, context.clock());
  return true;
}

const AT_ONCE = 500;

/**
 * Queues an issue for all subscribers. Sending the same text again reaches only those who have not got it, so that an
 * interrupted command can be repeated. Returns the number of subscribers.
 */
export async function sendIssue(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  issue: Pick<NewsletterIssue, 'subject' | 'text'>,
): Promise<number> {
  const id = (await hashOf(`${issue.subject}\n${issue.text}`)).slice(0, 32);
  await store.newsletter.addIssue({ id, ...issue, createdAt: clock() });
  let count = 0;
  let after = '';
  for (;;) {
    const subscribers = await store.newsletter.subscribed(after, AT_ONCE);
    await store.transaction(async (inside) => {
      for (const subscriber of subscribers) {
        await inside.messages.add(`newsletter-issue-${id}`, subscriber.id, clock());
      }
    });
    count += subscribers.length;
    const last = subscribers.at(-1);
    if (!last || subscribers.length < AT_ONCE) return count;
    after = last.id;
  }
}
