import type { Context as HonoContext, Env } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { BaseIssue } from 'valibot';
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

const DATABASE_AWAY = 'The shop is having trouble just now. Please try again in a moment.';

const PAYMENT_REFUSED =
  'The payment service did not accept this payment. Please choose Cash on Delivery.';

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
    return c.json({ success: false, message: error.message, ...error.extra }, statuses[error.kind]);
  }
  if (error instanceof PaymentUnavailable) {
    log.error({ requestId, error }, 'The payment provider failed.');
    const message = 'The payment service is not answering. Please try again in a moment.';
    return c.json({ success: false, message }, 503);
  }
  if (error instanceof PaymentRefused) {
    log.error({ requestId, error }, 'The payment provider refused a payment.');
    return c.json({ success: false, message: PAYMENT_REFUSED }, 422);
  }
  if (isDatabaseAway(error)) {
    log.error({ requestId, error }, 'The database is away.');
    c.header('Retry-After', '1');
    return c.json({ success: false, message: DATABASE_AWAY }, 503);
  }
  log.error({ requestId, call: c.get('call'), error }, 'A request failed.');
  return c.json(
    { success: false, message: 'Something went wrong on our side. Please try again.' },
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
    return isWritten ? issue.message : 'The request could not be understood.';
  }
  const check = `Please check the ${fieldName(field)}`;
  if (!isWritten) return `${check}.`;
  // The contract's general messages do not name the field.
  return issue.message.startsWith('This is ')
    ? `${check}: ${issue.message.replace('This is ', 'it is ')}`
    : issue.message;
}

/** Fields whose name in the API says little to a person. */
const FIELD_NAMES: Partial<Record<string, string>> = {
  _id: 'product',
  appartment: 'apartment',
  itemId: 'product',
  zipcode: 'PIN code',
};

/** `lastName` as a person reads it: `last name`. */
const fieldName = (field: string): string =>
  FIELD_NAMES[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
