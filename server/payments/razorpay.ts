import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import Razorpay from 'razorpay';
import * as v from 'valibot';
import type { PaymentState } from '../services/ports';
import type { RazorpaySettings } from '../settings';
import {
  ForgedNotice,
  PaymentRefused,
  PaymentUnavailable,
  returnUrl,
  type PaymentProvider,
} from './provider';

const TIMEOUT_MS = 10_000;

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
  const state = async (ref: string): Promise<PaymentState> => {
    const { status } = await link(ref);
    const known = states[status];
    if (!known) throw new PaymentUnavailable(`Razorpay says "${status}" of ${ref}.`);
    return known;
  };

  return {
    name: 'razorpay',
    pollInterval: 5_000,

    async create({ paymentId, orderId, amount, customer, urls }) {
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

    state,

    async cancel(ref) {
      try {
        await ask(LinkSchema, () => client.paymentLink.cancel(ref));
      } catch (error) {
        // A link that was paid or has expired cannot be cancelled; its state says which.
        const now = await state(ref);
        if (now === 'pending') throw error;
        return now;
      }
      return state(ref);
    },

    async refund(ref, amount) {
      const { payments } = await link(ref);
      const captured = payments?.find((payment) => payment.status === 'captured');
      if (!captured) throw new PaymentUnavailable(`Razorpay knows no captured payment of ${ref}.`);
      const { payment_id: id } = captured;
      const payment = await ask(PaymentSchema, () => client.payments.fetch(id));
      // A repeat after a lost response. Two at once do no harm: Razorpay never refunds more than was paid.
      if (payment.amount_refunded >= amount) return;
      await ask(v.object({ id: v.string() }), () =>
        client.payments.refund(id, { amount: amount - payment.amount_refunded, speed: 'normal' }),
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
      const ref = parsed.success ? parsed.output.payload.payment_link?.entity.id : undefined;
      if (ref === undefined) return Promise.resolve(null);
      const eventId =
        header('x-razorpay-event-id') ?? createHash('sha256').update(body).digest('hex');
      return Promise.resolve({ eventId: `razorpay ${eventId}`, providerRef: ref });
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
