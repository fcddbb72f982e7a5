import { Hono } from 'hono';
import { paths } from '../../src/shared/config/paths';
import { pathInLanguage, type InLanguage } from '../../src/shared/i18n/message';
import type { AccountContext } from '../services/accounts';
import { confirmEmail } from '../services/confirmEmail';

/** The link of the welcome mail: confirms the address, and opens the shop. */
export function confirmEmailRoutes(
  context: AccountContext,
  publicUrl: string | undefined,
  inLanguage: InLanguage,
): Hono {
  const app = new Hono();
  app.get('/api/user/confirm-email', async (c) => {
    const [user, secret] = [c.req.query('user') ?? '', c.req.query('secret') ?? ''];
    const language = await confirmEmail(context, user, secret);
    const shop = inLanguage(language, () => pathInLanguage(paths.shop));
    return c.redirect(new URL(shop, publicUrl ?? c.req.url).href, 303);
  });
  return app;
}
