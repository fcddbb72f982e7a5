import { Hono, type Context as HonoContext } from 'hono';
import type { Kysely } from 'kysely';
import type { InLanguage } from '../../src/shared/i18n/message';
import type { Database } from '../db/schema';
import { answerPage, type Page } from '../http/smallPage';
import { returnUrl } from '../payments/provider';
import { decideSandboxPayment, findSandboxPayment } from '../payments/sandbox';
import { languageOf, missingPage, sandboxPage } from '../payments/sandboxPage';

const PATH = '/sandbox/pay/:id{[\\w-]+}';

/** The sandbox's payment page and its three buttons. */
export function sandboxRoutes(db: Kysely<Database>, inLanguage: InLanguage): Hono {
  const app = new Hono();

  app.get(PATH, async (c) => {
    const payment = await findSandboxPayment(db, c.req.param('id'));
    if (!payment) return page(c, missingPage(), 404, '');
    const shown = inLanguage(languageOf(payment), () => sandboxPage(payment));
    return page(c, shown, 200, payment.return_url);
  });

  app.post(PATH, async (c) => {
    const id = c.req.param('id');
    const { action } = await c.req.parseBody();
    if (action === 'pay') await decideSandboxPayment(db, id, 'paid');
    if (action === 'decline') await decideSandboxPayment(db, id, 'failed');
    const payment = await findSandboxPayment(db, id);
    if (!payment) return page(c, missingPage(), 404, '');
    const paid = payment.status === 'paid';
    return c.redirect(returnUrl(payment.return_url, payment.order_id, paid), 303);
  });

  return app;
}

function page(
  c: HonoContext,
  html: Page,
  status: 200 | 404,
  returnTo: string,
): Response | Promise<Response> {
  // The form's response redirects to the shop, which may have another origin (Vite in development). Only an origin is
  // written: the address comes from a request, and a space or semicolon would add directives.
  const target = URL.canParse(returnTo) ? new URL(returnTo).origin : '';
  return answerPage(c, html, status, target === 'null' ? '' : target);
}
