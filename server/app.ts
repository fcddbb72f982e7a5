import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import type { Kysely } from 'kysely';
import { API_PREFIX, calls, type RequestOf } from '../src/shared/api/contract';
import { DESK_PREFIX, MAX_PHOTOGRAPH_BYTES, PHOTOGRAPHS } from '../src/shared/api/deskContract';
import { inEnglish, type InLanguage } from '../src/shared/i18n/message';
import { t } from '../src/shared/i18n/t';
import type { Database } from './db/schema';
import { createStore } from './db/store';
import { LANGUAGE } from '../src/shared/config/languages';
import type { Store } from './services/ports';
import { deskHandlers } from './desk/handlers';
import { deskRoutes } from './desk/routes';
import { answerError } from './http/answers';
import type { Compression } from './http/cached';
import { callRoutes } from './http/callRoutes';
import { apiHeaders } from './http/headers';
import { observing, type Observed } from './http/observe';
import { SANDBOX } from './payments/sandbox';
import { callHandlers } from './routes/calls';
import { confirmEmailRoutes } from './routes/confirmEmail';
import { pincodeRoutes } from './routes/pincode';
import { sandboxRoutes } from './routes/sandbox';
import { newsletterRoutes } from './routes/newsletter';
import { webhookRoutes } from './routes/webhook';
import type { AccountContext } from './services/accounts';
import { SIGN_UP_PAUSES } from './services/attemptLimits';

export interface AppDeps extends Omit<AccountContext, 'store' | 'signUpsPerHour'> {
  db: Kysely<Database>;
  /**
   * By default made from `db`. A caller that has one passes it, so that both share what is cached by catalogue version.
   */
  store?: Store;
  /** The shop's origin, to which payment pages redirect; by default the request's own. */
  publicUrl?: string | undefined;
  /** Sign-ups from one place within an hour, before they have to wait. */
  signUpsPerHour?: number;
  /** The client's address, for rate limits; by default all requests share one. */
  placeOf?: (c: HonoContext) => string;
  /** Called after each request. */
  observe?: (observed: Observed) => void;
  /** Takes the measures of a visit. */
  observeVitals?: ((measured: RequestOf<'vitals'>) => void) | undefined;
  /** Runs work in the language of a request or page, which `t` then uses; by default English. */
  inLanguage?: InLanguage;
  /** Compresses answers that are kept; by default none is, and no long answer either. */
  compression?: Compression;
  /** Resolves at the end of the event loop's turn. Requests of one turn share reads (http/shared.ts). */
  turnEnd?: () => Promise<unknown>;
}

/** Calls with long answers that are not kept (those of http/cached.ts are compressed once). */
const COMPRESSED = ['userOrders', 'orderGet', 'orderByKey', 'invoicePdf', 'reviewGet'] as const;

const hasNoBody = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** An order of 200 lines is far smaller. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * An answer that was given before the request's body was read would break the next request on that connection: the
 * rest of a small body is read, after a large one the connection is closed.
 */
async function keepConnectionUsable(request: Request, answer: Headers): Promise<void> {
  // In this order: asking for `body` makes @hono/node-server build a whole Request, which takes as long as a query.
  if (request.bodyUsed || hasNoBody(request.method) || request.body === null) return;
  const length = Number(request.headers.get('Content-Length') ?? Infinity);
  if (length > MAX_BODY_BYTES) answer.set('Connection', 'close');
  else await request.arrayBuffer().catch(() => null);
}

const limitUnknownLength = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: (c) => c.json({ success: false, message: t('This request is too large.') }, 413),
  });

/** Refuses large bodies. One whose length is declared and small needs no reading. */
const limitBody: MiddlewareHandler = async (c, next) => {
  if (hasNoBody(c.req.method)) return next();
  const length = Number(c.req.header('Content-Length'));
  const most = c.req.path === DESK_PREFIX + PHOTOGRAPHS ? MAX_PHOTOGRAPH_BYTES : MAX_BODY_BYTES;
  const isShort = length <= most && c.req.header('Transfer-Encoding') === undefined;
  if (!isShort) return limitUnknownLength(most)(c, next);
  await next();
};

/**
 * The whole API, without Node APIs: the same app serves HTTP, Jest and the browser
 * (docs/adr/0003-one-api-app-three-homes.md).
 */
export function createApp(deps: AppDeps): Hono {
  const { db, publicUrl, placeOf, compression, turnEnd, observe: _, observeVitals, ...rest } = deps;
  const context: AccountContext = {
    ...rest,
    store: deps.store ?? createStore(db),
    signUpsPerHour: deps.signUpsPerHour ?? SIGN_UP_PAUSES.free,
  };
  const settings = {
    publicUrl,
    placeOf: placeOf ?? (() => 'anywhere'),
    compression,
    headers: apiHeaders(publicUrl),
    turnEnd,
    observeVitals,
  };

  const app = new Hono();
  app.onError(answerError);
  app.use('*', async (c, next) => {
    await next();
    if (c.get('hasAllHeaders')) return;
    // Not `c.header`, which makes a new Response.
    const { headers } = c.res;
    for (const [name, value] of Object.entries(settings.headers)) headers.set(name, value);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    await keepConnectionUsable(c.req.raw, headers);
  });
  // `health` asks the database; this says only that the process answers, so that it is not restarted because of the database.
  app.get(`${API_PREFIX}/api/live`, (c) => c.json({ success: true }));
  app.use('*', requestId());
  if (deps.observe) app.use('*', observing(deps.observe));
  app.notFound((c) => c.json({ success: false, message: t('There is nothing here.') }, 404));
  app.options('*', cors({ origin: '*', allowHeaders: ['token', 'content-type'], maxAge: 86_400 }));
  const { inLanguage = inEnglish } = deps;
  // Not the desk, which is English.
  app.use(`${API_PREFIX}/api/*`, (c, next) =>
    // A read names it in its address, so that caches tell the languages apart.
    inLanguage(
      c.req.method === 'GET' ? c.req.query(LANGUAGE) : c.req.header('Accept-Language'),
      next,
    ),
  );
  app.use('*', limitBody);
  // Not whole groups: `compress` makes a stream of short answers too.
  if (compression) {
    for (const name of COMPRESSED) app.use(API_PREFIX + calls[name].path, compress());
  }
  app.route(API_PREFIX, callRoutes(context, callHandlers(context, settings)));
  app.route(DESK_PREFIX, deskRoutes(context, deskHandlers(settings.placeOf)));
  app.route(API_PREFIX, webhookRoutes(context));
  app.route(API_PREFIX, confirmEmailRoutes(context, deps.publicUrl, inLanguage));
  app.route(API_PREFIX, newsletterRoutes(context, inLanguage));
  if (deps.payments.name === SANDBOX) app.route(API_PREFIX, sandboxRoutes(deps.db, inLanguage));
  app.route('/pincode', pincodeRoutes());
  return app;
}
