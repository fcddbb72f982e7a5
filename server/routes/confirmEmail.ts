import { Hono } from 'hono';
import { paths } from '../../src/shared/config/paths';
import type { AccountContext } from '../services/accounts';
import { confirmEmail } from '../services/confirmEmail';

/** The link of the welcome mail: confirms the address, and opens the shop. */
export function confirmEmailRoutes(context: AccountContext, publicUrl: string | undefined): Hono {
  const app = new Hono();
  app.get('/api/user/confirm-email', async (c) => {
    await confirmEmail(context, c.req.query('user') ?? '', c.req.query('secret') ?? '');
    return c.redirect(new URL(paths.shop, publicUrl ?? c.req.url).href, 303);
  });
  return app;
}
