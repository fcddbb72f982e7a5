import { Hono } from 'hono';
import { ForgedNotice, type PaymentNotice } from '../payments/provider';
import type { Context } from '../services/context';
import { refresh } from '../services/paymentFlow';
import type { PaymentRecord } from '../services/ports';

/**
 * Receives the payment provider's webhooks. An event is only a hint to query the payment, so one that is repeated, late
 * or out of order does no harm.
 */
export function webhookRoutes(context: Context): Hono {
  const { store, payments, clock } = context;
  const app = new Hono();
  app.post('/api/payment/webhook', async (c) => {
    if (!payments.readWebhook) {
      return c.json({ success: false, message: 'This shop takes no payment notices.' }, 404);
    }
    const body = await c.req.text();
    let notice;
    try {
      notice = await payments.readWebhook(body, (name) => c.req.header(name));
    } catch (error) {
      if (!(error instanceof ForgedNotice)) throw error;
      return c.json({ success: false, message: 'The signature is not right.' }, 401);
    }
    if (!notice) return c.json({ success: true });
    const payment = await paymentOf(context, notice);
    if (!payment) return c.json({ success: true });
    // Recorded as done after the work: the provider delivers a failed event again.
    if (!(await store.hasWebhook(notice.eventId))) {
      if (notice.isFailedAttempt) await store.payments.noteFailure(payment.id, clock());
      await refresh(context, payment);
      await store.noteWebhook(notice.eventId, clock());
    }
    return c.json({ success: true });
  });
  return app;
}

async function paymentOf(
  { store, payments: { name } }: Context,
  { providerRef, paymentId, orderId }: PaymentNotice,
): Promise<PaymentRecord | undefined> {
  const byRef =
    providerRef === null ? undefined : await store.payments.findByRef(name, providerRef);
  if (byRef) return byRef;
  const byMoney =
    paymentId === null ? undefined : await store.payments.findByPaymentId(name, paymentId);
  // A payment that failed, or that this server has not looked at since it was paid.
  return (
    byMoney ??
    (orderId === null ? undefined : (await store.payments.latestOf([orderId])).get(orderId))
  );
}
