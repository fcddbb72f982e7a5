import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import Razorpay from 'razorpay';
import * as v from 'valibot';
import type { PaymentFacts, PaymentState } from '../services/ports';
import type { RazorpaySettings } from '../settings';
import {
  ForgedNotice,
  PaymentRefused,
  PaymentUnavailable,
  returnUrl,
  type PaymentProvider,
} from './provider';

const TIMEOUT_MS = 10_000;

/** Razorpay refuses links that expire within 15 minutes. */
const SHORTEST_LIFE_MS = 16 * 60 * 1000;

/** The package's axios instance: there is no other way to set address and timeout. */
interface Transport {
  api: { rq: { defaults: { baseURL?: string; timeout?: number } } };
}

const LinkSchema = v.object({
  id: v.string(),
  short_url: v.string(),
  status: v.string(),
  payments: v.nullish(v.array(v.object({ payment_id: v.string(), status: v.string() }))),
});
const PaymentSchema = v.object({
  id: v.string(),
  amount: v.number(),
  amount_refunded: v.optional(v.number(), 0),
});
const NoticeSchema = v.object({
  event: v.string(),
  payload: v.object({
    payment_link: v.optional(v.object({ entity: v.object({ id: v.string() }) })),
    payment: v.optional(v.object({ entity: v.object({ id: v.string(), notes: v.unknown() }) })),
    refund: v.optional(v.object({ entity: v.object({ payment_id: v.string() }) })),
  }),
});

const states: Partial<Record<string, PaymentState>> = {
  created: 'pending',
  partially_paid: 'pending',
  paid: 'paid',
  expired: 'failed',
  cancelled: 'failed',
};

/** Razorpay's payment links, through its own package. Amounts are paise, like ours. */
export function createRazorpay(settings: RazorpaySettings): PaymentProvider {
  const client = new Razorpay({ key_id: settings.keyId, key_secret: settings.keySecret });
  const { defaults } = (client as unknown as Transport).api.rq;
  defaults.timeout = TIMEOUT_MS;
  if (settings.apiUrl !== undefined) defaults.baseURL = settings.apiUrl;

  const link = (ref: string) => ask(LinkSchema, () => client.paymentLink.fetch(ref));
  const payment = (id: string) => ask(PaymentSchema, () => client.payments.fetch(id));
  const look = async (ref: string): Promise<PaymentFacts> => {
    const { status, payments } = await link(ref);
    // A payment can arrive in the moment in which its link is cancelled or expires.
    const captured = payments?.find((one) => one.status === 'captured');
    if (captured) {
      const { id, amount_refunded: refunded } = await payment(captured.payment_id);
      return { state: 'paid', refunded, paymentId: id };
    }
    const known = states[status];
    if (!known) throw new PaymentUnavailable(`Razorpay says "${status}" of ${ref}.`);
    const refunded = payments?.find((one) => one.status === 'refunded');
    if (!refunded) return { state: known, refunded: 0, paymentId: null };
    const { id, amount } = await payment(refunded.payment_id);
    return { state: 'paid', refunded: amount, paymentId: id };
  };

  return {
    name: 'razorpay',
    pollInterval: 5_000,

    async create({ paymentId, orderId, amount, expiresAt, customer, urls }) {
      const made = await ask(LinkSchema, () =>
        client.paymentLink.create({
          amount,
          currency: 'INR',
          accept_partial: false,
          reference_id: paymentId,
          description: `Order ${orderId}`,
          customer: {
            name: acceptedName(customer.name),
            email: customer.email,
            contact: customer.phone,
          },
          expire_by: Math.ceil(Math.max(expiresAt, Date.now() + SHORTEST_LIFE_MS) / 1000),
          notify: { email: false, sms: false },
          reminder_enable: false,
          notes: { orderId },
          // The address proves nothing: the shop asks this server, which asks Razorpay.
          callback_url: returnUrl(urls.shop, orderId, true),
          callback_method: 'get',
        }),
      ).catch((error: unknown) => {
        throw error instanceof PaymentUnavailable && isBadRequest(error)
          ? new PaymentRefused(error.message)
          : error;
      });
      return { providerRef: made.id, url: made.short_url };
    },

    look,

    async cancel(ref) {
      try {
        await ask(LinkSchema, () => client.paymentLink.cancel(ref));
      } catch (error) {
        // A link that was paid or has expired cannot be cancelled; its state says which.
        const now = await look(ref);
        if (now.state === 'pending') throw error;
        return now;
      }
      return look(ref);
    },

    async refund(ref, total) {
      const { paymentId, refunded } = await look(ref);
      if (paymentId === null) {
        throw new PaymentUnavailable(`Razorpay knows no captured payment of ${ref}.`);
      }
      // A repeat after a lost response. Two of a whole payment do no harm: Razorpay never refunds more than was paid.
      if (refunded >= total) return;
      await ask(v.object({ id: v.string() }), () =>
        client.payments.refund(paymentId, { amount: total - refunded, speed: 'normal' }),
      );
    },

    readWebhook(body, header) {
      const signature = header('X-Razorpay-Signature') ?? '';
      // The package compares with ===, whose timing reveals how much was right.
      const expected = createHmac('sha256', settings.webhookSecret).update(body).digest();
      const given = Buffer.from(signature, 'hex');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        return Promise.reject(new ForgedNotice('The signature of a payment notice is not right.'));
      }
      const parsed = v.safeParse(NoticeSchema, jsonOrNull(body));
      if (!parsed.success) return Promise.resolve(null);
      const { event, payload } = parsed.output;
      const providerRef = payload.payment_link?.entity.id ?? null;
      const paymentId = payload.refund?.entity.payment_id ?? payload.payment?.entity.id ?? null;
      if (providerRef === null && paymentId === null) return Promise.resolve(null);
      const notes = v.safeParse(v.object({ orderId: v.string() }), payload.payment?.entity.notes);
      const eventId =
        header('x-razorpay-event-id') ?? createHash('sha256').update(body).digest('hex');
      return Promise.resolve({
        eventId: `razorpay ${eventId}`,
        providerRef,
        paymentId,
        orderId: notes.success ? notes.output.orderId : null,
        isFailedAttempt: event === 'payment.failed',
      });
    },
  };
}

const MAX_NAME = 50;

/** Razorpay refuses names with other characters than these, and long ones. */
const acceptedName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}.'-]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .trim() || 'Customer';

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Calls Razorpay and checks its response. Every failure is a PaymentUnavailable. */
async function ask<T>(
  schema: v.GenericSchema<unknown, T>,
  call: () => Promise<unknown>,
): Promise<T> {
  let answer: unknown;
  try {
    answer = await call();
  } catch (error) {
    throw new PaymentUnavailable(`Razorpay refused or did not answer: ${describe(error)}`, {
      cause: error,
    });
  }
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) throw new PaymentUnavailable('Razorpay gave an answer of unknown form.');
  return parsed.output;
}

/** Razorpay's `BAD_REQUEST_ERROR`. A 401, say, is about the shop's own keys. */
const isBadRequest = ({ cause }: Error): boolean =>
  cause instanceof Object && 'statusCode' in cause && cause.statusCode === 400;

/**
 * The package throws plain objects: `{statusCode, error: {code, description}}`. Without a response it throws a
 * TypeError that says nothing.
 */
function describe(error: unknown): string {
  if (error instanceof TypeError) return 'no answer';
  if (error instanceof Error) return error.message;
  const { statusCode, error: detail } = (error ?? {}) as {
    statusCode?: number;
    error?: { description?: string };
  };
  return `${String(statusCode ?? 'no status')} ${detail?.description ?? ''}`.trim();
}
