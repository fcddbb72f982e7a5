import { Hono } from 'hono';
import { ForgedNotice } from '../payments/provider';
import type { Context } from '../services/context';
import { refresh } from '../services/paymentFlow';

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
    const payment = await store.payments.findByRef(payments.name, notice.providerRef);
    const order = payment && (await store.orders.find(payment.orderId));
    if (!payment || !order) return c.json({ success: true });
    // Recorded as done after the work: the provider delivers a failed event again.
    if (!(await store.hasWebhook(notice.eventId))) {
      await refresh(context, order, payment);
      await store.noteWebhook(notice.eventId, clock());
    }
    return c.json({ success: true });
  });
  return app;
}
