/**
 * Sanitizes what Redux DevTools shows and exports: secrets, names, emails and addresses are masked, long lists are
 * counted.
 */
import type { Action } from '@reduxjs/toolkit';

export const MASK = '(hidden)';

const SECRET_KEYS = new Set(['token', 'password', 'currentPassword', 'newPassword']);
const PERSONAL_KEYS = new Set(['address', 'draft', 'addresses', 'user', 'email', 'userName']);
/** Calls whose arguments and answers are about a person. */
const PERSONAL_CALLS = new Set(['userLogin', 'userRegister', 'userInfo', 'userUpdate']);
const CALL_KEYS = new Set(['originalArgs', 'data', 'payload']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function counted(value: unknown, what: string): string {
  const size = Array.isArray(value) ? value.length : Object.keys(value as object).length;
  return `(${String(size)} ${what})`;
}

/** The call that an action or a cache entry belongs to. */
function callOf({ endpointName, meta, arg }: Record<string, unknown>): string {
  if (typeof endpointName === 'string') return endpointName;
  const inner = meta ?? arg;
  return isObject(inner) ? callOf(inner) : '';
}

/** A copy of `value` with secrets and personal data masked, and long lists counted. */
export function redact(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) {
    return value.length > 20 ? counted(value, 'entries') : value.map((each) => redact(each, depth));
  }
  if (!isObject(value)) return value;
  // Deeper values may hold anything, so they are not shown.
  if (depth > 8) return '(…)';
  const isPersonal = PERSONAL_CALLS.has(callOf(value));
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => {
      if (isPersonal && CALL_KEYS.has(key) && isObject(held)) return [key, MASK];
      const isSet = held !== null && held !== undefined && held !== '';
      if (isSet && (SECRET_KEYS.has(key) || PERSONAL_KEYS.has(key))) return [key, MASK];
      if (key === 'products' && (Array.isArray(held) || isObject(held))) {
        return [
          key,
          counted(
            isObject(held) && isObject(held['entities']) ? held['entities'] : held,
            'products',
          ),
        ];
      }
      return [key, redact(held, depth + 1)];
    }),
  );
}

type Rename = <A extends Action>(action: A) => A;
let renamed: Rename = (action) => action;

/**
 * Names each call by its endpoint. RTK Query has a sanitizer for it, but its code is not loaded at first.
 */
export function nameCalls(rename: Rename): void {
  renamed = rename;
}

/** Shows how far the record in an action's `meta` is; the state has its lines. */
function collapsedMeta(meta: unknown): unknown {
  if (!isObject(meta)) return meta;
  return Object.fromEntries(
    Object.entries(meta).map(([key, held]) =>
      key === 'record' && isObject(held)
        ? [key, `(rev ${String(held['rev'])}, ${counted(held['lines'] ?? {}, 'pending')})`]
        : [key, held],
    ),
  );
}

export function sanitizeAction<A extends Action>(action: A): A {
  const { meta, ...rest } = renamed(action) as A & { meta?: unknown };
  return redact(meta === undefined ? rest : { ...rest, meta: collapsedMeta(meta) }) as A;
}

/** The state as DevTools keeps it; cache entries are named by their content. */
export function sanitizeState<S>(state: S): S {
  return redact(state) as S;
}

export const devToolsOptions = {
  name: 'Marigold Lane',
  trace: true,
  traceLimit: 25,
  maxAge: 150,
  actionSanitizer: sanitizeAction,
  stateSanitizer: sanitizeState,
};
