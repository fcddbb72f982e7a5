import { Hono, type Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import { paths } from '../../src/shared/config/paths';
import { answerPage, smallPage, type Page } from '../http/smallPage';
import type { AccountContext } from '../services/accounts';
import { confirmNewsletter, endNewsletter, type Link } from '../services/newsletter';

const linkOf = (c: HonoContext): Link => ({
  id: c.req.query('subscriber') ?? '',
  secret: c.req.query('secret') ?? '',
});

const question = (title: string, label: string): Page =>
  smallPage(
    title,
    html`<h1>${title}</h1>
      <form method="post">
        <button class="main">${label}</button>
      </form>`,
  );

const said = (title: string, text: string): Page =>
  smallPage(
    title,
    html`<h1>${title}</h1>
      <p role="status">${text}</p>
      <a class="back" href="${paths.shop}">Go to the shop</a>`,
  );

const wrongLink = (c: HonoContext) =>
  answerPage(
    c,
    said('This link does not work', 'Please copy it from the email again, or subscribe again.'),
    404,
  );

/**
 * The pages that the newsletter's mails lead to. Opening one changes nothing, because mail servers open links to look at
 * them; its button, or that of the mail program (RFC 8058), posts to the same address.
 */
export function newsletterRoutes(context: AccountContext): Hono {
  const app = new Hono();
  app.get('/api/newsletter/confirm', (c) =>
    answerPage(c, question('Do you want our newsletter?', 'Subscribe')),
  );
  app.post('/api/newsletter/confirm', async (c) => {
    const coupon = await confirmNewsletter(context, linkOf(c));
    if (coupon === null) return wrongLink(c);
    return answerPage(
      c,
      said('You are subscribed', `Your code is ${coupon}. It is also in our email.`),
    );
  });
  app.get('/api/newsletter/unsubscribe', (c) =>
    answerPage(c, question('Unsubscribe from our newsletter?', 'Unsubscribe')),
  );
  app.post('/api/newsletter/unsubscribe', async (c) => {
    if (!(await endNewsletter(context, linkOf(c)))) return wrongLink(c);
    return answerPage(c, said('You are unsubscribed', 'We will not write to you any more.'));
  });
  return app;
}
