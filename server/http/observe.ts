import type { MiddlewareHandler } from 'hono';
import type { CallName } from '../../src/shared/api/contract';
import type { DeskCallName } from '../../src/shared/api/deskContract';

declare module 'hono' {
  interface ContextVariableMap {
    /** The call of the contract that a request is for. */
    call?: CallName | DeskCallName;
    /** The signed-in user's id. */
    accountId?: string;
  }
}

/** One request, when it has been answered. */
export interface Observed {
  requestId: string;
  /** The contract's name; `other` for webhooks, payment pages, PIN codes and unknown addresses. */
  call: CallName | DeskCallName | 'other';
  accountId: string | undefined;
  status: number;
  ms: number;
}

/** Reports each request. Neither its address nor its body, which may hold personal data. */
export const observing =
  (observe: (observed: Observed) => void): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now();
    await next();
    observe({
      requestId: c.get('requestId'),
      call: c.get('call') ?? 'other',
      accountId: c.get('accountId'),
      status: c.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    });
  };
