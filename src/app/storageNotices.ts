/** What the shop says, once each, when this browser does not let it keep something. */
import { isQuotaError } from '../shared/storage/localValues';
import type { JournalKind } from '../shared/storage/journal';
import { notice } from '../shared/ui/notify';

const said = new Set<string>();
function sayOnce(key: string, message: string): void {
  if (said.has(key)) return;
  said.add(key);
  // The notifications mount with the first screen; what went wrong before is said then.
  setTimeout(() => notice(message, { key }), 0);
}

const SPECIFIED = new Set(['cartItems', 'wishlist', 'token']);

export function sayWriteFailed(key: string, error: unknown): void {
  console.warn(`"${key}" could not be kept`, error);
  if (isQuotaError(error)) {
    sayOnce(
      'storage-full',
      'Your browser’s storage is full. What you add now is kept until you close this tab.',
    );
  } else if (SPECIFIED.has(key)) {
    sayOnce(
      'storage-blocked',
      'Your browser does not let the shop store anything. Your cart is kept until you close this tab.',
    );
  }
}

export function sayJournal(kind: JournalKind, reason: unknown): void {
  console.warn(`The journal is kept in ${kind}`, reason);
  if (kind !== 'memory') return;
  sayOnce(
    'storage-blocked',
    'Your browser does not let the shop store anything. Your cart is kept until you close this tab.',
  );
}
