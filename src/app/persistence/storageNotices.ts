/** Notices, once each, when the browser does not store something. */
import { t } from '../../shared/i18n/t';
import { isQuotaError } from '../../shared/storage/localValues';
import type { JournalKind } from '../../shared/storage/journal';
import { CART_KEY, TOKEN_KEY, WISHLIST_KEY } from '../../shared/storage/specifiedKeys';
import { notice } from '../../shared/ui/notify';

const said = new Set<string>();
function sayOnce(key: string, message: string): void {
  if (said.has(key)) return;
  said.add(key);
  // Notifications mount with the first screen; earlier failures are shown then.
  setTimeout(() => notice(message, { key }), 0);
}

function sayBlocked(): void {
  sayOnce(
    'storage-blocked',
    t(
      'Your browser does not let the shop store anything. What you add now is kept until you leave or reload this page.',
    ),
  );
}

export function notifyWriteFailed(key: string, error: unknown): void {
  console.warn(`"${key}" could not be kept`, error);
  if (key === TOKEN_KEY) {
    sayOnce(
      'sign-in-not-kept',
      t(
        'Your browser could not keep your sign-in. You are signed in until you leave or reload this page.',
      ),
    );
  } else if (isQuotaError(error)) {
    sayOnce(
      'storage-full',
      t(
        'Your browser’s storage is full. What you add now is kept until you leave or reload this page.',
      ),
    );
  } else if (key === CART_KEY || key === WISHLIST_KEY) {
    sayBlocked();
  }
}

export function notifyJournalFallback(kind: JournalKind, reason: unknown): void {
  console.warn(`The journal is kept in ${kind}`, reason);
  if (kind === 'memory') sayBlocked();
}
