import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { API_PREFIX } from '../src/shared/api/contract';
import { paths } from '../src/shared/config/paths';
import { createApp } from './app';
import { createScryptPasswords } from './auth/scrypt';
import { tokenSecret } from './auth/tokenSecret';
import { createTokens } from './auth/tokens';
import { migrate } from './db/migrations';
import { openDatabase, poolStateOf } from './db/open';
import { createStore } from './db/store';
import { buildDir } from './buildSettings';
import { readEnvFile } from './envFile';
import { zlibCompression } from './http/compression';
import { strictTransport } from './http/headers';
import { placeOfAddress } from './http/place';
import { log, logTo } from './log';
import { createLog, createMetrics, serveMetrics } from './operation';
import { createSendPush, sendPushes } from './messages/push';
import { sendMessages } from './messages/send';
import { sendWebhooks } from './messages/webhooks';
import { createPdfProcess } from './invoices/pdfProcess';
import { createMailTransport } from './messages/transport';
import { createBucketMedia } from './media/bucket';
import { createMedia, mediaFiles } from './media/media';
import { readRows } from './operator/rows';
import { createPayments } from './payments/choose';
import { openApiRoutes } from './routes/openapi';
import { createInLanguage } from './requestLanguage';
import { searchEngineRoutes } from './routes/searchEngines';
import { seedIfEmpty } from './seed/seed';
import { applyPlannedSales } from './services/plannedSales';
import { updateBadges } from './services/badges';
import { sweepPayments } from './services/paymentFlow';
import { sweepReturns } from './services/returnRefunds';
import { tellBackInStock } from './services/stockAlerts';
import { cancelUnpaid, remindUnpaid } from './services/unpaid';
import { SettingError, errorText, portProblem } from './settingError';
import { readSettings } from './settings';
import { addressIn } from '../src/shared/config/languages';
import { translatedLanguages, translationsIn } from './rendering/build/translations';
import { languagesIn } from './rendering/build/prerender';
import { createLivePages } from './rendering/serve/livePages';
import { shareImages } from './rendering/serve/shareImages';
import { assertBuilt, shopFiles } from './shopFiles';

const PROJECT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** How long running requests may take to finish after SIGTERM; process managers mostly kill after 10 s. */
const GRACE_MS = 9_000;
/** How long a server that is stopped goes on accepting connections, if new ones keep coming. */
const ACCEPT_WAITING_MS = 500;
/** After this time idle connections are closed, and again each time: until then a client may be about to send. */
const CLOSE_IDLE_MS = 1_000;

/**
 * How long an idle connection stays open: longer than in proxies (mostly 60 s) and browsers. If the server closed
 * first, a request sent at that moment would be lost.
 */
const KEEP_ALIVE_MS = 75_000;

/** How long lists may lack a new rating or a smaller stock, and how late an unpaid order may end. */
const EACH_MINUTE_MS = 60_000;

/** How late a message may leave. */
const SEND_MS = 5_000;

const SWEEP_MS = 60 * 60 * 1000;
const FIRST_SWEEP_MS = 60 * 1000;

/** An address that the API answers. */
const OF_API = /^https?:\/\/[^/]+\/(?:v1|pincode)(?:[/?]|$)/;

async function main(): Promise<void> {
  readEnvFile();
  const settings = readSettings(process.env);
  logTo(createLog(settings.logLevel));
  const clock = Date.now;
  // In development Vite serves the shop, and the API runs alone.
  const apiOnly = process.argv.includes('--api-only');
  const dist = path.resolve(PROJECT, buildDir());
  if (!apiOnly) assertBuilt(dist);
  const db = await openDatabase(settings);
  await migrate(db);
  await seedIfEmpty(db, clock);

  const store = createStore(db, {
    hasWebhook: settings.webhook !== undefined,
    hasPush: settings.push !== undefined,
  });
  const metrics = createMetrics(poolStateOf(db), () => store.messages.oldestWaiting());
  const { metricsPort } = settings;
  if (metricsPort > 0) (await serveMetrics(metrics, metricsPort)).unref();
  const payments = createPayments(settings.payment, db, clock);
  const { upiHoldMs, codTerms, tax, seller } = settings;
  const hasNewsletter = settings.mail.smtpUrl !== undefined;
  const invoicePdf = createPdfProcess();
  const mediaFolder = path.join(settings.dataDir, 'media');
  const context = {
    store,
    clock,
    payments,
    upiHoldMs,
    codTerms,
    tax,
    seller,
    hasNewsletter,
    invoicePdf,
    media: settings.bucket ? createBucketMedia(settings.bucket) : createMedia(mediaFolder),
    readRows,
    languages: translatedLanguages(),
    pushKey: settings.push?.publicKey,
  };
  const secret = await tokenSecret(settings.tokenSecret, settings.dataDir);
  const tokens = createTokens(secret, clock);
  const languages = languagesIn(dist);
  const inLanguage = createInLanguage(translationsIn(languages));
  const api = createApp({
    db,
    ...context,
    tokens,
    passwords: createScryptPasswords(),
    publicUrl: settings.publicUrl,
    placeOf: (c) => placeOf(c, settings.trustedProxies),
    compression: zlibCompression,
    turnEnd: () => setImmediate(),
    observe: (observed) => {
      metrics.observe(observed);
      log.info(observed, 'answered');
    },
    observeVitals: (measured) => metrics.observeVitals(measured),
    ordersPerHour: settings.ordersPerHour,
    staffRefundLimit: settings.staffRefundLimit,
    signUpsPerHour: settings.signUpsPerHour,
    inLanguage,
  });
  api.route(API_PREFIX, openApiRoutes({ withPage: apiOnly }));
  const app = new Hono();
  for (const [name, value] of Object.entries(strictTransport(settings.publicUrl))) {
    app.use('*', async (c, next) => {
      await next();
      // Not `c.header`, which makes a new Response.
      c.res.headers.set(name, value);
    });
  }
  app.route('/', mediaFiles(mediaFolder));
  app.route('/', searchEngineRoutes(store, settings.publicUrl, languages));
  if (!apiOnly) {
    const live = await createLivePages(dist, store);
    // The first render of a process takes a quarter of a second, which no visitor should wait for.
    for (const { code } of languages) {
      for (const page of [paths.home, paths.shop]) await live(addressIn(code, page), '');
    }
    const { publicUrl, serviceWorker } = settings;
    app.route('/', shareImages(dist, store));
    app.route('/', shopFiles(dist, { live, publicUrl, serviceWorker }));
  }

  const server = serve(
    {
      // Not as a route of the other app: a second router and context take a tenth of the time of a 304.
      fetch: (request, env) => (OF_API.test(request.url) ? api : app).fetch(request, env),
      port: settings.port,
    },
    ({ port }) => {
      console.log(
        `Marigold Lane is open at ${settings.publicUrl ?? `http://localhost:${String(port)}`}`,
      );
    },
  ) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('error', (error: NodeJS.ErrnoException) => {
    giveUp(portProblem('PORT', settings.port, error));
  });

  setInterval(() => {
    store
      .transaction((inside) => inside.products.publishChanges())
      .catch((error: unknown) => {
        log.error({ error }, 'Changed ratings and stock could not be published.');
      });
    applyPlannedSales(context).catch((error: unknown) => {
      log.error({ error }, 'Planned sales could not be looked at.');
    });
    Promise.all([remindUnpaid(context), cancelUnpaid(context)]).catch((error: unknown) => {
      log.error({ error }, 'Unpaid orders could not be looked at.');
    });
    tellBackInStock(context).catch((error: unknown) => {
      log.error({ error }, 'Stock alerts could not be looked at.');
    });
  }, EACH_MINUTE_MS).unref();
  const { mail } = settings;
  const publicUrl = settings.publicUrl ?? `http://localhost:${String(settings.port)}`;
  const transport = createMailTransport(mail, path.join(settings.dataDir, 'mail'));
  const ending = new AbortController();
  const { signal } = ending;
  const mailContext = {
    store,
    clock,
    transport,
    tokens,
    publicUrl,
    operator: mail.operator,
    inLanguage,
    signal,
  };
  const { webhook, push } = settings;
  const contact = publicUrl.startsWith('https:') ? publicUrl : `mailto:${settings.seller.email}`;
  const sendPush = push && createSendPush(push, contact);
  const lanes = [
    () => sendMessages(mailContext),
    () => sendMessages(mailContext, 'newsletter'),
    ...(sendPush ? [() => sendPushes({ ...mailContext, sendPush })] : []),
    ...(webhook ? [() => sendWebhooks({ ...context, webhook, signal })] : []),
  ].map((send) => {
    const lane = { sending: null as Promise<void> | null, send };
    setInterval(() => {
      lane.sending ??= lane
        .send()
        .catch((error: unknown) => {
          log.error({ error }, 'Messages could not be looked at.');
        })
        .finally(() => {
          lane.sending = null;
        });
    }, SEND_MS).unref();
    return lane;
  });
  const sweep = (): void => {
    const work = [sweepPayments, sweepReturns, updateBadges].map((part) => part(context));
    Promise.all([store.sweep(clock()), ...work]).catch((error: unknown) => {
      log.error({ error }, 'Sweeping failed.');
    });
  };
  setInterval(sweep, SWEEP_MS).unref();
  // What a crash interrupted need not wait for an hour.
  setTimeout(sweep, FIRST_SWEEP_MS).unref();

  let isStopping = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    // The client opens another connection, to another process.
    if (isStopping) response.shouldKeepAlive = false;
  });
  const stop = async (): Promise<void> => {
    const hard = setTimeout(() => process.exit(1), GRACE_MS);
    hard.unref();
    await acceptWaiting(server);
    isStopping = true;
    ending.abort();
    const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
    // Not `server.close`, which also closes idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearInterval(closing);
      void Promise.all(lanes.map(({ sending }) => sending ?? Promise.resolve()))
        .then(() => db.destroy())
        .then(() => process.exit(0));
    });
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

/**
 * Accepts the connections that wait in the system's queue: they would be reset when the server stops listening. Node
 * accepts one in each turn of its event loop, so the queue is empty after a turn without a new connection.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let hasAccepted = true;
  const accepted = (): void => {
    hasAccepted = true;
  };
  server.on('connection', accepted);
  const until = Date.now() + ACCEPT_WAITING_MS;
  while (hasAccepted && Date.now() < until) {
    hasAccepted = false;
    // There is one whole poll for events between the two.
    await setImmediate();
    await setImmediate();
  }
  server.off('connection', accepted);
}

/**
 * The client's network. Behind proxies its address is the X-Forwarded-For entry that the outermost trusted proxy
 * appended; entries to the left of it are the client's own claim.
 */
function placeOf(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const forwarded = c.req.header('X-Forwarded-For')?.split(',') ?? [];
    const address = forwarded.at(-trustedProxies)?.trim();
    if (address) return placeOfAddress(address);
  }
  return placeOfAddress(getConnInfo(c).remote.address ?? 'unknown');
}

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

main().catch((error: unknown) => {
  if (error instanceof SettingError) giveUp(error.message);
  giveUp(`The server could not start: ${errorText(error)}`);
});
