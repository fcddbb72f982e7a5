/** Reads the session token, whose payload has the user id (spec section 3). */

import { readSession, type StoredSession } from '../../shared/storage/specifiedKeys';

// A log line.
// eslint-disable-next-line no-restricted-syntax -- for developers
export const DECODE_FAILED = 'The token could not be decoded.';

const ID_CLAIMS = ['id', '_id', 'userId', 'uid', 'sub'] as const;

function payloadOf(token: string): Record<string, unknown> | null {
  const part = token.split('.')[1];
  if (part === undefined) return null;
  try {
    const base64 = part.replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A short, stable id for a token whose payload cannot be read; not a secret, not a signature. */
function nameOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const char of token) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `token-${hash.toString(36)}`;
}

/**
 * The owner of a token. A token that cannot be decoded still signs its owner in (spec section 8: a decode
 * failure is only logged); `decoded` is false then, and the id is derived from the token.
 */
export function readToken(token: string): { uid: string; decoded: boolean } {
  const payload = payloadOf(token);
  for (const claim of ID_CLAIMS) {
    const value = payload?.[claim];
    if (typeof value === 'string' && value !== '') return { uid: value, decoded: true };
    if (typeof value === 'number') return { uid: String(value), decoded: true };
  }
  return { uid: nameOf(token), decoded: false };
}

/** The stored session; undefined for a token that cannot be decoded, which is no session (docs/decisions.md). */
export function storedSession(): StoredSession | undefined {
  const kept = readSession();
  return kept && 'token' in kept && !readToken(kept.token).decoded ? undefined : kept;
}
