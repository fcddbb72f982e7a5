import type { Failure } from '../../src/shared/api/contract';

export type RefusalKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'unprocessable'
  | 'too-many'
  | 'unavailable';

interface Details extends Pick<Failure, 'amount' | 'lines'> {
  retryAfterSeconds?: number;
}

/** An expected refusal with a message for people; the HTTP layer maps `kind` to a status. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: RefusalKind;
  /** Further fields of the response. */
  readonly extra: Pick<Failure, 'amount' | 'lines'>;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: RefusalKind, message: string, { retryAfterSeconds, ...extra }: Details = {}) {
    super(message);
    this.kind = kind;
    this.extra = extra;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
