/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { createLog, createMetrics } from './operation';

it('logs errors without the values of the row that they concern', () => {
  const output = new PassThrough();
  const log = createLog('error', output);
  const error = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (email)=(asha@example.com) already exists.',
    parameters: ['asha@example.com'],
  });
  log.error({ requestId: 'a', error }, 'A request failed.');
  log.info({}, 'not at this level');
  const text = String(output.read());
  expect(JSON.parse(text)).toMatchObject({
    requestId: 'a',
    msg: 'A request failed.',
    error: { type: 'Error', code: '23505', message: error.message },
  });
  expect(text).not.toContain('asha@example.com');
  expect(text).not.toContain('not at this level');
});

it('measures the connections of a pool and the oldest message at each reading', async () => {
  const state = { total: 10, idle: 3, waiting: 0 };
  const metrics = createMetrics(
    () => state,
    () => Promise.resolve(Date.now() - 90_000),
  );
  expect(await metrics.text()).toContain('shop_database_connections{state="waiting"} 0');
  expect(await metrics.text()).toMatch(/shop_oldest_message_seconds 9\d/);
  state.waiting = 7;
  expect(await metrics.text()).toContain('shop_database_connections{state="waiting"} 7');
});
