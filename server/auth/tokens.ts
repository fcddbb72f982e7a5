import { SignJWT, base64url, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { uuidv7 } from 'uuidv7';

/** A token's content; `epoch` is the user's session epoch when it was issued. */
export interface TokenClaims {
  id: string;
  epoch: number;
  use: TokenUse;
}

/** A token of the shop is not valid for the desk, nor a token of the desk for the shop. */
export type TokenUse = 'shop' | 'desk';

/** What a valid token says; `sessionId` as in `sessionIdOf`. */
export interface TokenSession extends TokenClaims {
  sessionId: string;
}

export interface Tokens {
  issue(claims: TokenClaims): Promise<string>;
  /** Null for a token that is forged, malformed or expired. */
  read(token: string): Promise<TokenSession | null>;
  /**
   * The secret of a link in a mail, made from what the link is for: a mail that is sent again has the same one, and the
   * database needs only its hash.
   */
  linkSecret(purpose: string): Promise<string>;
}

/** Verifying a signature takes longer than a request's queries. */
const MAX_VERIFIED = 1_000;

const HOUR = 60 * 60;
/** A shopper's session lasts a month, one at the desk a working day. */
const LIFETIME_SECONDS: Record<TokenUse, number> = { shop: 30 * 24 * HOUR, desk: 10 * HOUR };
export const TOKEN_LIFETIME_MS = LIFETIME_SECONDS.shop * 1000;

/** The hash under which the database knows a secret. */
export async function hashOf(secret: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return base64url.encode(new Uint8Array(hash));
}

/** Compares hashes, so that the time of the comparison says nothing about the secret. */
export async function isSameSecret(expected: string, sent: string): Promise<boolean> {
  const [a, b] = await Promise.all([hashOf(expected), hashOf(sent)]);
  return a === b;
}

/** Identifies the session of a token, without being usable as one. */
export const sessionIdOf = hashOf;

/** JWTs signed with HS256. The payload carries the user id (spec section 3) as `sub` and `id`. */
export function createTokens(secret: Uint8Array, clock: () => number): Tokens {
  const verified = new LRUCache<string, { session: TokenSession; expiresAt: number }>({
    max: MAX_VERIFIED,
  });
  return {
    issue({ id, epoch, use }) {
      const now = Math.floor(clock() / 1000);
      // `jti`: two sign-ins of the same second are two sessions.
      const jwt = new SignJWT({ id, epoch, jti: uuidv7() })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(id)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_SECONDS[use]);
      // A shopper's token has no audience, as before the desk.
      return (use === 'desk' ? jwt.setAudience(use) : jwt).sign(secret);
    },

    async read(token) {
      const known = verified.get(token);
      if (known && clock() < known.expiresAt) return known.session;
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          requiredClaims: ['exp', 'sub'],
          currentDate: new Date(clock()),
        });
        const { sub, exp, aud } = payload;
        const epoch = payload['epoch'];
        if (sub === undefined || exp === undefined || typeof epoch !== 'number') return null;
        const use: TokenUse = aud === 'desk' ? 'desk' : 'shop';
        const session = { id: sub, epoch, use, sessionId: await sessionIdOf(token) };
        verified.set(token, { session, expiresAt: exp * 1000 });
        return session;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
        throw error;
      }
    },

    async linkSecret(purpose) {
      const hmac = { name: 'HMAC', hash: 'SHA-256' };
      const key = await crypto.subtle.importKey('raw', new Uint8Array(secret), hmac, false, [
        'sign',
      ]);
      // The prefix keeps these signatures apart from those of tokens.
      const text = new TextEncoder().encode(`link ${purpose}`);
      return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)));
    },
  };
}
