/** @jest-environment node */
import { killAll } from './processes';
import { FAULTS, torture } from './torture';

jest.setTimeout(180_000);
afterEach(killAll);

it('survives a restart, terminated connections and a database that hangs, and loses no write', async () => {
  const result = await torture(FAULTS);
  // CI has a PostgreSQL (.ci/run); a developer's machine need not.
  if (result === null) {
    console.warn('No PostgreSQL was found: the torture test was not run.');
    return;
  }
  for (const { answeredAfterMs } of result.rounds) expect(answeredAfterMs).toBeLessThan(1_000);
  expect(result.acknowledged).toBeGreaterThan(0);
  expect(result.held - result.acknowledged).toBeGreaterThanOrEqual(0);
  expect(result.held - result.acknowledged).toBeLessThanOrEqual(result.open);
});
