import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { paths } from '../../src/shared/config/paths';
import { pathInLanguage, type InLanguage } from '../../src/shared/i18n/message';
import { t } from '../../src/shared/i18n/t';
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
      <a class="back" href="${pathInLanguage(paths.shop)}">${t('Go to the shop')}</a>`,
  );

const wrongLink = (c: HonoContext) =>
  answerPage(
    c,
    said(
      t('This link does not work'),
      t('Please copy it from the email again, or subscribe again.'),
    ),
    404,
  );

/**
 * The pages that the newsletter's mails lead to. Opening one changes nothing, because mail servers open links to look at
 * them; its button, or that of the mail program (RFC 8058), posts to the same address.
 */
export function newsletterRoutes(context: AccountContext, inLanguage: InLanguage): Hono {
  const app = new Hono();
  /** The pages are in the language of the mail, whatever the browser prefers. */
  const inLanguageOfMail: MiddlewareHandler = async (c, next) => {
    const subscriber = await context.store.newsletter.find(linkOf(c).id);
    await inLanguage(subscriber?.language, next);
  };
  // Not with a parameter: a route that matches addresses of others makes Hono use its slow router for all.
  for (const step of ['confirm', 'unsubscribe']) {
    app.use(`/api/newsletter/${step}`, inLanguageOfMail);
  }
  app.get('/api/newsletter/confirm', (c) =>
    answerPage(c, question(t('Do you want our newsletter?'), t('Subscribe'))),
  );
  app.post('/api/newsletter/confirm', async (c) => {
    const coupon = await confirmNewsletter(context, linkOf(c));
    if (coupon === null) return wrongLink(c);
    return answerPage(
      c,
      said(
        t('You are subscribed'),
        t('Your code is {coupon}. It is also in our email.', { coupon }),
      ),
    );
  });
  app.get('/api/newsletter/unsubscribe', (c) =>
    answerPage(c, question(t('Unsubscribe from our newsletter?'), t('Unsubscribe'))),
  );
  app.post('/api/newsletter/unsubscribe', async (c) => {
    if (!(await endNewsletter(context, linkOf(c)))) return wrongLink(c);
    return answerPage(c, said(t('You are unsubscribed'), t('We will not write to you any more.')));
  });
  return app;
}
