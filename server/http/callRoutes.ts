import { Hono, type Context as HonoContext } from 'hono';
import * as v from 'valibot';
import {
  calls,
  type CallName,
  type Calls,
  type ParsedRequestOf,
} from '../../src/shared/api/contract';
import { t } from '../../src/shared/i18n/t';
import { authenticate, type AccountContext } from '../services/accounts';
import type { UserRecord } from '../services/ports';
import { Refusal } from '../services/refusal';
import { issueMessage } from './answers';

/** A handler's return value: the response before the contract fills in its defaults. */
export type AnswerOf<N extends CallName> = v.InferInput<Calls[N]['response']>;

export interface CallInput<N extends CallName> {
  input: ParsedRequestOf<N>;
  /** The signed-in user; undefined for calls that the contract does not mark with `auth`. */
  user: Calls[N]['auth'] extends true ? UserRecord : undefined;
  c: HonoContext;
}

type Handler<N extends CallName> = (
  call: CallInput<N>,
) => AnswerOf<N> | Response | Promise<AnswerOf<N> | Response>;

export type CallHandlers = { [N in CallName]: Handler<N> };

/**
 * Registers the calls of the contract's table, which alone defines method, path, schema and whether a token is needed.
 */
export function callRoutes(context: AccountContext, handlers: CallHandlers): Hono {
  const app = new Hono();
  for (const name of Object.keys(calls) as CallName[]) {
    register(app, context, name, handlers[name] as Handler<CallName>);
  }
  return app;
}

function register<N extends CallName>(
  app: Hono,
  context: AccountContext,
  name: N,
  handler: Handler<N>,
): void {
  const { method, path, auth, request } = calls[name];
  app.on(method, path, async (c) => {
    c.set('call', name);
    const user = auth ? await authenticate(context, c.req.header('token')) : undefined;
    if (user) c.set('accountId', user.id);
    const input = parsed(request, method === 'GET' ? readQuery(c) : await readJson(c));
    // The table pairs each name with its schema and `auth`, which TypeScript cannot follow.
    const call = { input, user, c } as unknown as CallInput<N>;
    const answer = await handler(call);
    return answer instanceof Response ? answer : c.json(answer);
  });
}

/** What a client has sent, checked; refuses it with a message for people. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, sent, { abortEarly: true });
  if (!result.success) throw new Refusal('invalid', issueMessage(result.issues[0]));
  return result.output;
}

/** The query: a parameter that is sent once is a string, one that is sent several times is a list. */
const readQuery = (c: HonoContext): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([key, [first = '', ...more]]) => [
      key,
      more.length === 0 ? first : [first, ...more],
    ]),
  );

/** The body as JSON; an absent body is an empty object. */
export async function readJson(c: HonoContext): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('invalid', t('The request could not be understood.'));
  }
}
