import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Kysely } from 'kysely';
import { API_PREFIX } from '../src/shared/api/contract';
import type { Passwords } from './auth/passwords';
import type { Tokens } from './auth/tokens';
import type { Database } from './db/schema';
import { createStore } from './db/store';
import type { Store } from './services/ports';
import { answerError } from './http/answers';
import { callRoutes } from './http/callRoutes';
import type { PaymentProvider } from './payments/provider';
import { SANDBOX } from './payments/sandbox';
import { callHandlers } from './routes/calls';
import { pincodeRoutes } from './routes/pincode';
import { sandboxRoutes } from './routes/sandbox';
import { webhookRoutes } from './routes/webhook';
import { DEFAULT_LIMITS, type AccountContext, type AttemptLimits } from './services/accounts';

export interface AppDeps {
  db: Kysely<Database>;
  /** By default made of `db`; whoever has one shares with it what is kept by the catalogue's version. */
  store?: Store;
  /** Milliseconds since the epoch. */
  clock: () => number;
  tokens: Tokens;
  passwords: Passwords;
  payments: PaymentProvider;
  /** The shop's origin, to which payments return; by default what each request says of itself. */
  publicUrl?: string | undefined;
  limits?: Partial<AttemptLimits>;
  /** Where a request comes from, for the limits; by default all come from one place. */
  placeOf?: (c: HonoContext) => string;
}

/** Far above the largest order of 200 lines, far below what would hurt. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * The whole API, with nothing of Node in it: the same app answers over HTTP, in Jest and in the
 * browser (docs/adr/0003-one-api-app-three-homes.md).
 */
export function createApp(deps: AppDeps): Hono {
  const context: AccountContext = {
    store: deps.store ?? createStore(deps.db),
    clock: deps.clock,
    payments: deps.payments,
    tokens: deps.tokens,
    passwords: deps.passwords,
    limits: { ...DEFAULT_LIMITS, ...deps.limits },
  };
  const settings = { publicUrl: deps.publicUrl, placeOf: deps.placeOf ?? (() => 'anywhere') };

  const app = new Hono();
  app.onError(answerError);
  app.notFound((c) => c.json({ success: false, message: 'There is nothing here.' }, 404));
  // Tokens travel in a header of their own, never in a cookie, so another origin gains nothing.
  app.use('*', cors({ origin: '*', allowHeaders: ['token', 'content-type'], maxAge: 86_400 }));
  app.use('*', async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use(
    '*',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ success: false, message: 'That is too much at once.' }, 413),
    }),
  );
  app.route(API_PREFIX, callRoutes(context, callHandlers(context, settings)));
  app.route(API_PREFIX, webhookRoutes(context));
  if (deps.payments.name === SANDBOX) app.route(API_PREFIX, sandboxRoutes(deps.db));
  app.route('/pincode', pincodeRoutes());
  return app;
}
