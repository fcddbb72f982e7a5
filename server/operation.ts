/** What an operator watches: log lines (pino) and metrics (Prometheus). */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import pino, { type DestinationStream } from 'pino';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestOf } from '../src/shared/api/contract';
import type { PoolState } from './db/open';
import { errorCode } from './db/withRetry';
import type { Observed } from './http/observe';
import type { Log } from './log';
import { rangesOf } from './services/vitals';
import { portProblem, SettingError } from './settingError';

/** An error without the fields in which databases repeat the values of a row. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { type: name, message, code: errorCode(error), stack };
}

/** JSON lines on the standard output. */
export function createLog(level: string, output?: DestinationStream): Log {
  return pino({ level, base: null, serializers: { error: withoutValues } }, output);
}

/** Seconds: cached answers take a millisecond, a password check a tenth of a second, a payment page a few seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  observe(observed: Observed): void;
  observeVitals(measured: RequestOf<'vitals'>): void;
  text(): Promise<string>;
}

/**
 * @param pool the state of the database's connections; null without a pool
 * @param oldestMessage when the oldest waiting message was written (ms); null if none waits
 */
export function createMetrics(
  pool: (() => PoolState) | null,
  oldestMessage: () => Promise<number | null>,
): Metrics {
  const register = new Registry();
  // Memory, garbage collection and the event loop's delay.
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'shop_call_duration_seconds',
    help: 'How long calls of the API took.',
    labelNames: ['call', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  const vitals = new Histogram({
    name: 'shop_visit_milliseconds',
    help: 'What visits measured in the browser: largest contentful paint, interaction to next paint, hydration, sync.',
    labelNames: ['measure', 'page'],
    buckets: [...rangesOf('lcp')],
    registers: [register],
  });
  const shifts = new Histogram({
    name: 'shop_visit_layout_shift',
    help: 'The cumulative layout shift of visits.',
    labelNames: ['page'],
    buckets: [...rangesOf('cls')],
    registers: [register],
  });
  if (pool) {
    new Gauge({
      name: 'shop_database_connections',
      help: 'Connections to the database by state; waiting counts requests without one.',
      labelNames: ['state'],
      registers: [register],
      collect() {
        const { total, idle, waiting } = pool();
        this.set({ state: 'total' }, total);
        this.set({ state: 'idle' }, idle);
        this.set({ state: 'waiting' }, waiting);
      },
    });
  }
  new Gauge({
    name: 'shop_oldest_message_seconds',
    help: 'For how long the oldest mail that was not sent has waited; 0 if none waits.',
    registers: [register],
    async collect() {
      const at = await oldestMessage();
      this.set(at === null ? 0 : Math.max(0, Date.now() - at) / 1000);
    },
  });
  return {
    observe: ({ call, status, ms }) =>
      durations.observe({ call, status: String(status) }, ms / 1000),
    observeVitals({ page, measures }) {
      for (const { name, value } of measures) {
        if (name === 'cls') shifts.observe({ page }, value);
        else vitals.observe({ measure: name, page }, value);
      }
    },
    text: () => register.metrics(),
  };
}

/** Serves `/metrics` on a port of its own, which is not for the public. Throws a SettingError if it cannot. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port);
  await once(server, 'listening').catch((error: unknown) => {
    throw new SettingError(portProblem('METRICS_PORT', port, error));
  });
  return server;
}
