/**
 * Sends requests that no client of ours would send: values of other types, huge and odd texts, missing and unknown
 * fields, broken JSON, strange paths, headers and methods. The server may refuse them, and must not fail.
 */
import fc from 'fast-check';
import { API_PREFIX, calls, type CallName } from '../../src/shared/api/contract';

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Failed {
  request: FuzzRequest;
  status: number;
}

const names = Object.keys(calls) as CallName[];

/** Names of fields, so that the requests get past the first check. */
const fields = [
  ...['itemId', 'productId', 'orderId', 'size', 'quantity', 'key', 'orderKey', 'rating', 'comment'],
  ...['email', 'password', 'name', 'currentPassword', 'newPassword', 'amount', 'items', 'address'],
  ...['page', 'limit', 'sort', 'search', 'category', 'id', 'success', '_id', '__proto__'],
];

const odd = fc.oneof(
  fc.constantFrom('', '\0', '‮', "'; drop table users; --", '../../etc/passwd', '💥', 'NaN', '-0'),
  fc.constantFrom('lamp', 'kurta', 'default', 'M', '1', '999999999999', 'asha@example.com'),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.integer({ min: 1, max: 20_000 }).map((length) => 'क'.repeat(length)),
);
const value = fc.oneof(
  { maxDepth: 3 },
  odd,
  fc.constantFrom(null, true, false, 0, -1, 1, 1e21, 0.1, 1e-9, Number.MAX_SAFE_INTEGER),
  fc.array(odd, { maxLength: 5 }),
  fc.dictionary(fc.constantFrom(...fields), odd, { maxKeys: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
);
const record = fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string()), value, {
  maxKeys: 8,
});
const body = fc.oneof(
  { weight: 8, arbitrary: record.map((object) => JSON.stringify(object)) },
  { weight: 1, arbitrary: value.map((any) => JSON.stringify(any)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

/** `token` is a session's, so that half of the requests are somebody's. */
export const requests = (token: string): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      name: fc.constantFrom(...names),
      method: fc.constantFrom('', '', '', '', 'GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'),
      token: fc.constantFrom(token, token, '', 'a.b.c', 'x'.repeat(5_000)),
      query: fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string()), odd, { maxKeys: 4 }),
      end: fc.constantFrom('', '', '', '', '/', '/%00', '%2f..%2f', '?', '#', '/%E0%A4%A'),
      etag: fc.constantFrom('', '', '*', 'W/"x"', '"'.repeat(500)),
      encoding: fc.constantFrom('', 'gzip', 'br', '*;q=0', 'br;q=x,,;'),
      body,
    })
    .map(({ name, method, token: sent, query, end, etag, encoding, body: text }) => {
      const call = calls[name];
      const used = method || call.method;
      const search = new URLSearchParams(query).toString();
      return {
        method: used,
        path: `${API_PREFIX}${call.path}${end}${used === 'GET' && search ? `?${search}` : ''}`,
        headers: {
          'content-type': 'application/json',
          token: sent,
          'if-none-match': etag,
          'accept-encoding': encoding,
        },
        ...(used !== 'GET' && used !== 'HEAD' && { body: text }),
      };
    });

/** Sends `count` requests, some at once. Returns those that were answered with 500 or above, or not at all. */
export async function fuzz(
  origin: string,
  token: string,
  count: number,
  seed: number,
): Promise<Failed[]> {
  const all = fc.sample(requests(token), { numRuns: count, seed });
  const failed: Failed[] = [];
  const next = all.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const request of next) {
        const { method, path, headers, body: text } = request;
        const answer = await fetch(origin + path, {
          method,
          headers,
          redirect: 'manual',
          ...(text !== undefined && { body: text }),
          signal: AbortSignal.timeout(20_000),
        }).catch(() => null);
        await answer?.arrayBuffer();
        const status = answer?.status ?? 0;
        if (status === 0 || status >= 500) failed.push({ request, status });
      }
    }),
  );
  return failed;
}
