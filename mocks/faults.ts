import { HttpResponse } from 'msw';

/** The calls that a fault affects: a part of the path (`/cart/add`), or a pattern for it. */
export type Where = string | RegExp;

export interface HowLong {
  /** Number of affected calls; until `clear` if absent. */
  times?: number;
}

type Kind =
  | { is: 'delay'; ms: number }
  | { is: 'offline' }
  | { is: 'lost-answer' }
  | { is: 'status'; status: number; message: string };

interface Fault {
  where: Where;
  left: number;
  kind: Kind;
}

export interface Faults {
  /** The response arrives `ms` later; the server has applied the request. Delays add up. */
  delay: (where: Where, ms: number, howLong?: HowLong) => void;
  /** The request is never sent: a network error, nothing applied. */
  offline: (where?: Where, howLong?: HowLong) => void;
  /** The server applies the request and its response is lost: a network error. */
  loseAnswer: (where: Where, howLong?: HowLong) => void;
  /** The server responds with this status and applies nothing. */
  status: (where: Where, status: number, howLong?: HowLong) => void;
  /** As if the token had expired: 401, nothing applied. */
  unauthorized: (where?: Where, howLong?: HowLong) => void;
  /** Ends every fault. */
  clear: () => void;
  /** Sends a request through the faults that match it. */
  around: (
    request: Request,
    send: (request: Request) => Response | Promise<Response>,
  ) => Promise<Response>;
}

const EVERYTHING = /(?:)/;

const meets = (where: Where, path: string) =>
  typeof where === 'string' ? path.includes(where) : where.test(path);

const refusal = (status: number, message: string) =>
  HttpResponse.json({ success: false, message }, { status });

/** Makes the network or the server fail on purpose. Faults compose. */
export function createFaults(): Faults {
  let faults: Fault[] = [];

  const add = (where: Where, kind: Kind, { times = Infinity }: HowLong = {}) => {
    faults.push({ where, kind, left: times });
  };

  /** The faults that match this path; counts the call for each. */
  const take = (path: string): Kind[] => {
    const met = faults.filter((fault) => meets(fault.where, path));
    for (const fault of met) fault.left -= 1;
    faults = faults.filter((fault) => fault.left > 0);
    return met.map((fault) => fault.kind);
  };

  return {
    delay: (where, ms, howLong) => {
      add(where, { is: 'delay', ms }, howLong);
    },
    offline: (where = EVERYTHING, howLong) => {
      add(where, { is: 'offline' }, howLong);
    },
    loseAnswer: (where, howLong) => {
      add(where, { is: 'lost-answer' }, howLong);
    },
    status: (where, status, howLong) => {
      add(where, { is: 'status', status, message: `Error ${String(status)}` }, howLong);
    },
    unauthorized: (where = EVERYTHING, howLong) => {
      const message = 'Your session has expired. Please log in again.';
      add(where, { is: 'status', status: 401, message }, howLong);
    },
    clear: () => {
      faults = [];
    },
    async around(request, send) {
      const met = take(new URL(request.url).pathname);
      const wait = met.reduce((ms, kind) => (kind.is === 'delay' ? ms + kind.ms : ms), 0);
      const answer = await answerThrough(met, request, send);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return answer;
    },
  };
}

async function answerThrough(
  met: readonly Kind[],
  request: Request,
  send: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  // Before the server is called: the fault that was set first decides.
  for (const kind of met) {
    if (kind.is === 'offline') return HttpResponse.error();
    if (kind.is === 'status') return refusal(kind.status, kind.message);
  }
  const answer = await send(request);
  return met.some((kind) => kind.is === 'lost-answer') ? HttpResponse.error() : answer;
}
