import { Hono, type Context as HonoContext } from 'hono';
import {
  deskCalls,
  PHOTOGRAPHS,
  type DeskAnswerOf,
  type DeskCall,
  type DeskCallName,
  type DeskCalls,
  type ParsedDeskRequestOf,
} from '../../src/shared/api/deskContract';
import { isAtLeast, type DeskRole } from '../../src/shared/api/roles';
import { parsed, readJson } from '../http/callRoutes';
import { createOnce } from '../http/once';
import { assertPassword, authenticate, type AccountContext } from '../services/accounts';
import type { UserRecord } from '../services/ports';
import { Refusal } from '../services/refusal';

export interface DeskInput<N extends DeskCallName> {
  input: ParsedDeskRequestOf<N>;
  /** Undefined for signing in. */
  user: DeskCalls[N]['auth'] extends true ? UserRecord : undefined;
  /** Names the person in the audit log. */
  context: AccountContext;
  c: HonoContext;
}

type Handler<N extends DeskCallName> = (
  call: DeskInput<N>,
) => DeskAnswerOf<N> | Promise<DeskAnswerOf<N>>;

export type DeskHandlers = { [N in DeskCallName]: Handler<N> };

/** The person of the request's token; refuses one whose role is less than `role`. */
export async function authenticateAtDesk(
  context: AccountContext,
  c: HonoContext,
  role: DeskRole,
): Promise<UserRecord> {
  const user = await authenticate(context, c.req.header('token'), 'desk');
  c.set('accountId', user.id);
  if (!isAtLeast(user.role, role)) {
    throw new Refusal(
      'forbidden',
      role === 'owner' ? 'Only the owner of the shop may do this.' : 'This is for staff.',
    );
  }
  return user;
}

/** Registers the calls of the desk's table, which alone defines path, schema and who may call. */
export function deskRoutes(context: AccountContext, handlers: DeskHandlers): Hono {
  const app = new Hono();
  const once = createOnce(context);
  for (const name of Object.keys(deskCalls) as DeskCallName[]) {
    const { path, request, role, sensitive, once: isOnce }: DeskCall = deskCalls[name];
    const handler = handlers[name] as Handler<DeskCallName>;
    app.post(path, async (c) => {
      c.set('call', name);
      const user = role && (await authenticateAtDesk(context, c, role));
      const input = parsed(request, await readJson(c)) as { password: string; key: string };
      if (user && sensitive) await assertPassword(context, user, input.password);
      // The table pairs each name with its schema and role, which TypeScript cannot follow.
      const work = async () =>
        handler({
          input,
          user,
          c,
          context: user ? { ...context, actor: user.email } : context,
        } as never);
      return c.json(
        user && isOnce ? await once(`${user.id} ${name} ${input.key}`, work) : await work(),
      );
    });
  }
  app.post(PHOTOGRAPHS, async (c) => {
    await authenticateAtDesk(context, c, 'staff');
    if (!context.media) throw new Refusal('not-found', 'Photographs cannot be stored here.');
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const saved = await context.media.save(bytes, c.req.raw.signal);
    return c.json({ success: true, ...saved });
  });
  return app;
}
