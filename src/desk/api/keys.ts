/** The idempotency keys of calls that have no answer yet, by what they are for. They survive a reload. */
const PREFIX = 'desk-key ';

export function keyFor(purpose: string): string {
  const before = sessionStorage.getItem(PREFIX + purpose);
  if (before !== null) return before;
  const key = crypto.randomUUID();
  sessionStorage.setItem(PREFIX + purpose, key);
  return key;
}

export const forgetKey = (purpose: string): void => sessionStorage.removeItem(PREFIX + purpose);
