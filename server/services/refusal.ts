import type { Failure } from '../../src/shared/api/contract';

export type RefusalKind =
  | 'invalid'
  | 'unauthorized'
  | 'not-found'
  | 'conflict'
  | 'unprocessable'
  | 'too-many'
  | 'unavailable';

/** A "no" that the shop expects, in words for the person; the HTTP side turns `kind` into a status. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: RefusalKind;
  /** What the answer carries beside the message. */
  readonly extra: Pick<Failure, 'amount' | 'lines'>;

  constructor(kind: RefusalKind, message: string, extra: Pick<Failure, 'amount' | 'lines'> = {}) {
    super(message);
    this.kind = kind;
    this.extra = extra;
  }
}
