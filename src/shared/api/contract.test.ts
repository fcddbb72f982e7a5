import * as v from 'valibot';
import { AddressSchema, calls as shopCalls } from './contract';
import { deskCalls } from './deskContract';

const calls = { ...shopCalls, ...deskCalls };

interface Schema {
  kind?: string;
  type?: string;
  message?: unknown;
  entries?: Record<string, Schema>;
  item?: Schema;
  key?: Schema;
  value?: Schema;
  wrapped?: Schema;
  options?: readonly Schema[];
  pipe?: readonly Schema[];
}

/** The limits in a schema that have no message of their own, by their path. */
function wordless(schema: Schema, path: string): string[] {
  const own = schema.kind === 'validation' && schema.message === undefined;
  return [
    ...(own ? [`${path}: ${String(schema.type)}`] : []),
    ...Object.entries(schema.entries ?? {}).flatMap(([name, entry]) =>
      wordless(entry, `${path}.${name}`),
    ),
    ...[schema.item, schema.key, schema.value, schema.wrapped].flatMap((inner) =>
      inner !== undefined && typeof inner === 'object' ? wordless(inner, path) : [],
    ),
    ...(schema.options ?? []).flatMap((inner) =>
      typeof inner === 'object' ? wordless(inner, path) : [],
    ),
    ...(schema.pipe ?? [])
      .slice(schema.kind === 'schema' ? 1 : 0)
      .flatMap((inner) => wordless(inner, path)),
  ];
}

it('finds a limit without a message', () => {
  const schema = v.object({ a: v.array(v.optional(v.pipe(v.string(), v.maxLength(3)))) });
  expect(wordless(schema as Schema, 'test')).toEqual(['test.a: max_length']);
});

it.each(Object.entries(calls))('%s has a message for every limit of its request', (name, call) => {
  expect(wordless(call.request as Schema, name)).toEqual([]);
});

it.each(["o'brien@example.com", 'a.b+c@shop.example.in', 'x_y@example.co'])(
  '%s is an email address',
  (address) => {
    expect(v.parse(AddressSchema.entries.email, ` ${address} `)).toBe(address);
  },
);

it.each(['asha', 'asha@', 'asha@example', '@example.com', 'a b@example.com', 'a@b@example.com'])(
  '%s is no email address',
  (address) => {
    const { issues } = v.safeParse(AddressSchema.entries.email, address);
    expect(issues?.[0].message).toBe('Enter an email address like name@example.com.');
  },
);

it('understands the digits of Indian scripts in a PIN code and a phone number', () => {
  const { zipcode, phone } = AddressSchema.entries;
  expect(v.parse(zipcode, '५६०००१')).toBe('560001');
  expect(v.parse(phone, '९८७६५ ४३२१०')).toBe('9876543210');
});

it.each(['\u200B', '\u2060\u3164', '\u202E', ' \u00AD\u2800'])(
  'refuses a text of which nothing can be seen: %j',
  (text) => {
    const { request } = calls.userRegister;
    const person = { email: 'asha@example.com', password: 'marigold-lane-1' };
    const { issues } = v.safeParse(request, { ...person, name: text });
    expect(issues?.map(({ message }) => message)).toEqual(['Enter your name.']);
    expect(v.safeParse(request, { ...person, name: `आशा${text}` }).success).toBe(true);
  },
);

interface Part {
  type: string;
  requirement?: unknown;
}

/** A schema and what its pipe, and those inside it, ask for. */
const partsOf = (part: Part): Part[] =>
  'pipe' in part
    ? (part.pipe as Part[]).flatMap((each) => (each === part ? [each] : partsOf(each)))
    : [part];

/** The paths of a schema at which a client could send as much as it likes. */
function unboundedIn(schema: v.GenericSchema, path = ''): string[] {
  const parts = partsOf(schema);
  const has = (...types: string[]): boolean => parts.some(({ type }) => types.includes(type));
  const inside = (child: unknown, name: string) =>
    unboundedIn(child as v.GenericSchema, `${path}${name}`);
  switch (schema.type) {
    case 'optional':
    case 'nullish':
    case 'nullable':
      return inside((schema as unknown as { wrapped: unknown }).wrapped, '');
    case 'object': {
      const { entries } = schema as unknown as { entries: Record<string, unknown> };
      return Object.entries(entries).flatMap(([name, child]) => inside(child, `.${name}`));
    }
    case 'union': {
      const { options } = schema as unknown as { options: unknown[] };
      const all = options.flatMap((child) => inside(child, ''));
      return has('max_length') ? all.filter((at) => at !== path) : all;
    }
    case 'array': {
      const { item } = schema as unknown as { item: unknown };
      return [...(has('max_length') ? [] : [path]), ...inside(item, '[]')];
    }
    case 'picklist':
    case 'literal':
    case 'boolean':
      return [];
    case 'string': {
      // `/^\d{6}$/` bounds what it matches.
      const isShort = parts.some(
        ({ type, requirement }) =>
          type === 'regex' && /^\^[^*+]*\$$/.test((requirement as RegExp).source),
      );
      return has('max_length') || isShort ? [] : [path];
    }
    case 'number':
      return has('max_value') ? [] : [path];
    default:
      return [`${path} (${schema.type})`];
  }
}

describe('requests', () => {
  it.each(Object.entries(calls))('%s has a bound for every field', (_, { request }) => {
    expect(unboundedIn(request)).toEqual([]);
  });
});
