/** How fields are written to a CSV cell and read from CSV or JSON. */
import * as v from 'valibot';
import { MAX_PRICE } from '../../src/shared/api/contract';
import { asciiDigits } from '../../src/shared/lib/digits';
import { atLine, type Row } from './fileError';

/** Separates the entries of a list in a cell. */
export const LIST_MARK = '|';

const splitList = (text: string): string[] => text.split(LIST_MARK);

export const textField = v.pipe(
  v.string('must be text.'),
  v.trim(),
  v.maxLength(4_000, 'is longer than 4,000 characters.'),
);

export const requiredText = v.pipe(textField, v.minLength(1, 'must not be empty.'));

const trimmed = (entries: string[]): string[] =>
  entries.map((entry) => entry.trim()).filter((entry) => entry !== '');

export const listField = v.pipe(
  v.union(
    [v.pipe(v.string(), v.transform(splitList)), v.array(v.string())],
    `must be a list (in CSV: entries with ${LIST_MARK} between them).`,
  ),
  v.transform(trimmed),
  v.check(
    (entries) => !entries.some((entry) => /[\r\n]/.test(entry)),
    'must not have a line break inside an entry.',
  ),
);

/** A list in which each entry is there once. */
export const setField = v.pipe(
  listField,
  v.check((entries) => new Set(entries).size === entries.length, 'has an entry twice.'),
);

const YES = ['true', 'yes', '1'];
const NO = ['false', 'no', '0'];

export const flagField = v.union(
  [
    v.boolean(),
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().toLowerCase()),
      v.picklist([...YES, ...NO]),
      v.transform((text) => YES.includes(text)),
    ),
  ],
  'must be true or false.',
);

const numberFrom = v.union(
  [
    v.number(),
    v.pipe(
      v.string(),
      v.trim(),
      v.transform(asciiDigits),
      v.regex(/^\d+(\.\d+)?$/),
      v.transform(Number),
    ),
  ],
  'must be a number, written like 1299 or 1299.50.',
);

/** A price: rupees with at most two decimals. */
export const rupeesField = v.pipe(
  numberFrom,
  v.minValue(0.01, 'must be above 0; leave it empty for no price.'),
  v.maxValue(MAX_PRICE, 'is too large.'),
  v.check(
    (rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6,
    'must have at most two decimals.',
  ),
);

export const kilogramsField = v.pipe(
  numberFrom,
  v.minValue(0, 'must not be below 0.'),
  v.maxValue(10_000, 'is too large.'),
);

/** The code of goods under the goods and services tax. */
export const hsnField = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))], 'must be an HSN code.'),
  v.trim(),
  v.regex(/^(?:\d{4}|\d{6}|\d{8})?$/, 'must be an HSN code of 4, 6 or 8 digits.'),
);

/** Percent. */
export const taxRateField = v.pipe(
  numberFrom,
  v.minValue(0, 'must not be below 0.'),
  v.maxValue(40, 'is too large.'),
);

/** A day, which starts in India, or a time with its zone. */
const ISO_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

/** Milliseconds since the epoch. */
export const timeField = v.pipe(
  v.string('must be a date, written like 2026-11-27.'),
  v.trim(),
  v.regex(ISO_TIME, 'must be a date, written like 2026-11-27.'),
  v.transform((text) => Date.parse(text.includes('T') ? text : `${text}T00:00+05:30`)),
  v.check((time) => !Number.isNaN(time), 'is not a day of the calendar.'),
);

export const wholeNumberField = v.pipe(
  numberFrom,
  v.integer('must be a whole number.'),
  v.minValue(0, 'must not be below 0.'),
  v.maxValue(1_000_000, 'is too large.'),
);

const empty = v.union([v.null(), v.pipe(v.string(), v.trim(), v.literal(''))]);

/** Null for an empty cell or null. */
export const orNone = <T>(field: v.GenericSchema<unknown, T>) =>
  v.union([
    v.pipe(
      empty,
      v.transform(() => null),
    ),
    field,
  ]);

/** A path of this shop or an https address; never `javascript:` or similar. */
const SAFE_ADDRESS = /^(\/(?!\/)|https:\/\/|mailto:|tel:)\S*$/;
export const isAddress = (text: string): boolean => SAFE_ADDRESS.test(text);
export const ADDRESS_RULE = 'must start with / or https://.';

/** Checks a row. Returns its value, or its problems with line and field. */
export function checkRow<T>(
  schema: v.GenericSchema<unknown, T>,
  row: Row,
): { value: T; problems: [] } | { value: null; problems: string[] } {
  const parsed = v.safeParse(schema, row.fields);
  if (parsed.success) return { value: parsed.output, problems: [] };
  const problems = parsed.issues.map((issue) => {
    const field = issue.path?.[0]?.key;
    const name = typeof field === 'string' ? `${field} ` : '';
    return atLine(row.line, name + words(issue));
  });
  return { value: null, problems };
}

/** Of a union's issues, only the alternative that matched furthest says what is wrong. */
function words(issue: v.BaseIssue<unknown>): string {
  const { issues } = issue;
  if (issue.type !== 'union' || !issue.message.startsWith('Invalid')) {
    if (issue.type === 'strict_object') {
      return issue.expected === 'never' ? 'is not a known field.' : 'is missing.';
    }
    return issue.message;
  }
  const last = issues?.at(-1);
  return last ? words(last) : 'is not valid.';
}
