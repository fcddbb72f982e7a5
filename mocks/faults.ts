import { HttpResponse } from 'msw';

/** Which calls a fault meets: a part of the path (`/cart/add`), or a pattern for it. */
export type Where = string | RegExp;

export interface HowLong {
  /** How many calls it meets before it is over; until `clear` when left out. */
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
  /** The answer comes `ms` later; the server has worked by then. Delays add up. */
  delay: (where: Where, ms: number, howLong?: HowLong) => void;
  /** The request never leaves: a network error, nothing applied. */
  offline: (where?: Where, howLong?: HowLong) => void;
  /** The server applies the request, and its answer gets lost: a network error all the same. */
  loseAnswer: (where: Where, howLong?: HowLong) => void;
  /** The server answers with this status and applies nothing. */
  status: (where: Where, status: number, howLong?: HowLong) => void;
  /** As if the token had expired: 401, nothing applied. */
  unauthorized: (where?: Where, howLong?: HowLong) => void;
  /** Ends every fault. */
  clear: () => void;
  /** Sends a request through the faults that meet it. */
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

/** Switches that make the network or the server fail on purpose. They compose. */
export function createFaults(): Faults {
  let faults: Fault[] = [];

  const add = (where: Where, kind: Kind, { times = Infinity }: HowLong = {}) => {
    faults.push({ where, kind, left: times });
  };

  /** The faults that meet this path, each one call nearer to its end. */
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
  // Before the server: the first of these that was switched on decides.
  for (const kind of met) {
    if (kind.is === 'offline') return HttpResponse.error();
    if (kind.is === 'status') return refusal(kind.status, kind.message);
  }
  const answer = await send(request);
  return met.some((kind) => kind.is === 'lost-answer') ? HttpResponse.error() : answer;
}
