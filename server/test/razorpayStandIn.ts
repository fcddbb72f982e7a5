import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

interface Link {
  id: string;
  amount: number;
  reference_id: string;
  short_url: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  callback_url: string;
  expire_by?: number;
  payments: { payment_id: string; amount: number; status: 'captured' }[] | null;
}

export interface RazorpayStandIn {
  url: string;
  links: Map<string, Link>;
  /** Refunded paise by payment id. */
  refunded: Map<string, number>;
  /** The number of requests. */
  requests: () => number;
  pay(linkId: string): void;
  /** Money arrives although the link is no longer open. */
  capture(linkId: string): void;
  /** Switches to responding 502 to everything, or back. */
  setDown(down: boolean): void;
  /** Holds every request until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

export const KEY_ID = 'rzp_test_key';
export const KEY_SECRET = 'rzp_test_secret';

const bad = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });

/**
 * A local server with Razorpay's documented API for payment links, payments and refunds:
 * https://razorpay.com/docs/api/payments/payment-links/ and /docs/api/refunds/.
 */
export async function startRazorpayStandIn(): Promise<RazorpayStandIn> {
  const links = new Map<string, Link>();
  const refunded = new Map<string, number>();
  let down = false;
  let held: Promise<void> | null = null;
  let requests = 0;
  let count = 0;

  const app = new Hono();
  app.use('*', async (c, next) => {
    requests += 1;
    await held;
    if (down) return c.json({ error: { code: 'GATEWAY_ERROR', description: 'down' } }, 502);
    const expected = `Basic ${Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString('base64')}`;
    if (c.req.header('Authorization') !== expected) {
      return c.json(bad('Authentication failed'), 401);
    }
    return next();
  });
  app.post('/v1/payment_links', async (c) => {
    const body = await c.req.json<Omit<Link, 'id'>>();
    if ([...links.values()].some((link) => link.reference_id === body.reference_id)) {
      return c.json(bad(`payment link with given reference_id already exists`), 400);
    }
    const { customer, amount } = body as Link & { customer: { name: string } };
    if (amount < 100) return c.json(bad('Order amount less than minimum amount allowed'), 400);
    if (!/^[\p{L}\p{M}\p{N} .'-]{3,50}$/u.test(customer.name)) {
      return c.json(bad('name: contains invalid characters'), 400);
    }
    count += 1;
    const id = `plink_${String(count)}`;
    const link: Link = {
      ...body,
      id,
      short_url: `https://rzp.example/i/${id}`,
      status: 'created',
      payments: null,
    };
    links.set(id, link);
    return c.json(link);
  });
  app.get('/v1/payment_links/:id', (c) => {
    const link = links.get(c.req.param('id'));
    return link ? c.json(link) : c.json(bad('The id provided does not exist'), 400);
  });
  app.post('/v1/payment_links/:id/cancel', (c) => {
    const link = links.get(c.req.param('id'));
    if (link?.status !== 'created') {
      return c.json(bad('payment link cannot be cancelled'), 400);
    }
    link.status = 'cancelled';
    return c.json(link);
  });
  app.get('/v1/payments/:id', (c) => {
    const id = c.req.param('id');
    const payment = [...links.values()]
      .flatMap((link) => link.payments ?? [])
      .find((one) => one.payment_id === id);
    if (!payment) return c.json(bad('The id provided does not exist'), 400);
    return c.json({
      id,
      entity: 'payment',
      amount: payment.amount,
      amount_refunded: refunded.get(id) ?? 0,
    });
  });
  app.post('/v1/payments/:id/refund', async (c) => {
    const id = c.req.param('id');
    const { amount } = await c.req.json<{ amount: number }>();
    const paid = links.get(id.replace('pay_', ''))?.amount ?? 0;
    const total = (refunded.get(id) ?? 0) + amount;
    if (total > paid) {
      return c.json(bad('The total refund amount is greater than the refund payment amount'), 400);
    }
    refunded.set(id, total);
    return c.json({ id: `rfnd_${id}`, entity: 'refund', amount, payment_id: id });
  });

  const http = await new Promise<Server>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(started as Server),
    );
  });
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    links,
    refunded,
    requests: () => requests,
    pay(linkId) {
      const link = links.get(linkId);
      if (link?.status !== 'created') throw new Error(`${linkId} cannot be paid.`);
      link.status = 'paid';
      link.payments = [{ payment_id: `pay_${linkId}`, amount: link.amount, status: 'captured' }];
    },
    capture(linkId) {
      const link = links.get(linkId);
      if (!link) throw new Error(`There is no ${linkId}.`);
      link.payments = [{ payment_id: `pay_${linkId}`, amount: link.amount, status: 'captured' }];
    },
    setDown(value) {
      down = value;
    },
    hold() {
      let release = (): void => undefined;
      held = new Promise((resolve) => {
        release = () => {
          held = null;
          resolve();
        };
      });
      return release;
    },
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
