/** What shoppers have searched for and not found: the words alone, without the person. */
import { countAttempts, MISSED_PAUSES } from './attemptLimits';
import type { Context } from './context';

/** Email addresses, phone numbers and the like: people paste the wrong thing into a search. */
const PERSONAL = /@|\d{6}/;

const MAX_WORDS = 60;

export async function noteMissedSearch(
  { store, clock }: Context,
  search: string,
  place: string,
): Promise<void> {
  const words = search.toLowerCase().split(/\s+/).join(' ').slice(0, MAX_WORDS).trim();
  if (PERSONAL.test(words.replace(/[\s-]/g, ''))) return;
  const now = clock();
  await countAttempts(store.attempts, now, [{ key: `missed ${place}`, policy: MISSED_PAUSES }]);
  await store.desk.noteMissedSearch(words, now);
}
