import type { Context as HonoContext, Env } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { BaseIssue } from 'valibot';
import { translated } from '../../src/shared/i18n/message';
import { t } from '../../src/shared/i18n/t';
import { PaymentRefused, PaymentUnavailable } from '../payments/provider';
import { isDatabaseAway } from '../db/withRetry';
import { log } from '../log';
import { Refusal, type RefusalKind } from '../services/refusal';

const statuses: Record<RefusalKind, ContentfulStatusCode> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
};

/** Seconds for the `Retry-After` header. */
const retryAfter: Partial<Record<RefusalKind, number>> = { 'too-many': 300, unavailable: 5 };

/**
 * Turns whatever a rule threw into a response. An unexpected error is logged, and the response does not describe it.
 */
export function answerError<E extends Env>(error: Error, c: HonoContext<E>): Response {
  const requestId = c.get('requestId');
  if (error instanceof Refusal) {
    const seconds = error.retryAfterSeconds ?? retryAfter[error.kind];
    if (seconds !== undefined) c.header('Retry-After', String(seconds));
    return c.json(
      { success: false, message: translated(error.message), ...error.extra },
      statuses[error.kind],
    );
  }
  if (error instanceof PaymentUnavailable) {
    log.error({ requestId, error }, 'The payment provider failed.');
    const message = t('The payment service is not answering. Please try again in a moment.');
    return c.json({ success: false, message }, 503);
  }
  if (error instanceof PaymentRefused) {
    log.error({ requestId, error }, 'The payment provider refused a payment.');
    const message = t(
      'The payment service did not accept this payment. Please choose Cash on Delivery.',
    );
    return c.json({ success: false, message }, 422);
  }
  if (isDatabaseAway(error)) {
    log.error({ requestId, error }, 'The database is away.');
    c.header('Retry-After', '1');
    const message = t('The shop is having trouble just now. Please try again in a moment.');
    return c.json({ success: false, message }, 503);
  }
  log.error({ requestId, call: c.get('call'), error }, 'A request failed.');
  return c.json(
    { success: false, message: t('Something went wrong on our side. Please try again.') },
    500,
  );
}

/** A validation issue as a message for people: the contract's own text, if it has one. */
export function issueMessage(issue: BaseIssue<unknown>): string {
  const isWritten = !issue.message.startsWith('Invalid ');
  const field = (issue.path ?? [])
    .map(({ key }) => key)
    .filter((key) => typeof key === 'string')
    .at(-1);
  if (field === undefined) {
    return isWritten ? issue.message : t('The request could not be understood.');
  }
  const name = fieldNames()[field] ?? spaced(field);
  if (!isWritten) return t('Please check the {field}.', { field: name });
  if (!issue.message.startsWith('This is ')) return issue.message;
  // The contract's general messages do not name the field.
  const problem = translated(issue.message).replace('This is ', 'it is ');
  return t('Please check the {field}: {problem}', { field: name, problem });
}

/** Fields as a person reads them; a function, so that each answer has its own language. */
const fieldNames = (): Partial<Record<string, string>> => ({
  _id: t('product'),
  amount: t('amount'),
  appartment: t('apartment'),
  city: t('city'),
  comment: t('comment'),
  country: t('country'),
  coupon: t('coupon'),
  currentPassword: t('current password'),
  email: t('email'),
  firstName: t('first name'),
  itemId: t('product'),
  lastName: t('last name'),
  maxPrice: t('max price'),
  maxWeight: t('max weight'),
  minPrice: t('min price'),
  minWeight: t('min weight'),
  name: t('name'),
  newPassword: t('new password'),
  note: t('note'),
  page: t('page'),
  password: t('password'),
  phone: t('phone'),
  quantity: t('quantity'),
  rating: t('rating'),
  reason: t('reason'),
  size: t('size'),
  state: t('state'),
  street: t('street'),
  zipcode: t('PIN code'),
});

/** `lastName` as a person reads it: `last name`. */
const spaced = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
