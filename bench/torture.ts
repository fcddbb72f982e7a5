/** `npm run torture -- 50`: breaks the database of a running server, round after round (server/test/torture.ts). */
import { FAULTS, torture } from '../server/test/torture';

const DEFAULT_ROUNDS = 50;

const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Say how many rounds: npm run torture -- 50');
  process.exit(1);
}
const faults = Array.from(
  { length: rounds },
  (_round, index) => FAULTS[index % FAULTS.length] ?? 'restart',
);
const result = await torture(faults, ({ fault, answeredAfterMs }) => {
  console.log(`${fault.padEnd(9)} answered after ${String(Math.round(answeredAfterMs))} ms`);
});
if (result === null) {
  console.error('No PostgreSQL was found (Debian: apt-get install postgresql).');
  process.exit(1);
}
const { acknowledged, held, open } = result;
console.log(
  `${String(acknowledged)} writes acknowledged, ${String(held)} in the accounts, ${String(open)} open`,
);
const slow = result.rounds.filter(({ answeredAfterMs }) => answeredAfterMs >= 1_000);
const isExact = held >= acknowledged && held <= acknowledged + open;
if (slow.length > 0 || !isExact) process.exit(1);
