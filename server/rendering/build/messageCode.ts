/** Turns a message in ICU MessageFormat into the JavaScript expression of its text. */
import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

type PluralElement = Extract<MessageFormatElement, { type: TYPE.plural }>;
type SelectElement = Extract<MessageFormatElement, { type: TYPE.select }>;

/** The source text of each value, by name. */
export type ValueCode = ReadonlyMap<string, string>;

/** The largest count for which the plural rules are asked. */
const COUNTS = 200;

/**
 * The numbers that a language calls "one". Every language of the shop has only "one" and "other", and calls few
 * numbers "one" (English 1; Hindi 0 and 1), so that no plural rule has to reach the browser.
 */
function onesOf(language: string): number[] {
  const rules = new Intl.PluralRules(language);
  const ones: number[] = [];
  for (let count = 0; count <= COUNTS; count++) {
    const category = rules.select(count);
    if (category === 'one') ones.push(count);
    else if (category !== 'other')
      throw new Error(`Language "${language}" has plural form "${category}": extend onesOf().`);
  }
  return ones;
}

/** Writes the expressions of one message. */
function writerOf(message: string, language: string, values: ValueCode) {
  const valueOf = (name: string): string => {
    const code = values.get(name);
    if (code === undefined) throw new Error(`No value for {${name}} in "${message}".`);
    return `(${code})`;
  };

  function pluralOf({ value: name, options }: PluralElement): string {
    const count = valueOf(name);
    const { other, ...others } = options;
    const cases = Object.entries(others).map(([form, { value }]): [number[], string] => [
      form.startsWith('=') ? [Number(form.slice(1))] : onesOf(language),
      textOf(value),
    ]);
    // `=0` before `one`, which may hold 0 too.
    cases.sort(([a], [b]) => a.length - b.length);
    return cases.reduceRight(
      (otherwise, [numbers, code]) => {
        const isOne = numbers.map((number) => `${count}===${String(number)}`).join('||');
        return `(${isOne}?${code}:${otherwise})`;
      },
      textOf(other?.value ?? []),
    );
  }

  function selectOf({ value: name, options }: SelectElement): string {
    const { other, ...others } = options;
    return Object.entries(others).reduceRight(
      (otherwise, [form, { value }]) =>
        `(${valueOf(name)}===${JSON.stringify(form)}?${textOf(value)}:${otherwise})`,
      textOf(other?.value ?? []),
    );
  }

  function partOf(element: MessageFormatElement): string {
    if (isLiteralElement(element)) return JSON.stringify(element.value);
    if (isArgumentElement(element)) return valueOf(element.value);
    if (isPluralElement(element)) return pluralOf(element);
    if (isSelectElement(element)) return selectOf(element);
    if (isTagElement(element)) return `${valueOf(element.value)}(${textOf(element.children)})`;
    throw new Error(`"${message}": pass numbers, dates and amounts as text, without a format.`);
  }

  /** An expression of type string. */
  function textOf(elements: MessageFormatElement[]): string {
    const [only] = elements;
    if (only === undefined) return '""';
    if (elements.length === 1 && isLiteralElement(only)) return partOf(only);
    // The empty text makes numbers text.
    return `(${['""', ...elements.map(partOf)].join('+')})`;
  }

  return { partOf, textOf };
}

/** @throws an Error that names the message if it cannot be parsed, or needs a value that is not there. */
export const textCode = (message: string, language: string, values: ValueCode): string =>
  writerOf(message, language, values).textOf(parse(message));

/** The same for a message with elements: an array of texts and elements. */
export const richCode = (message: string, language: string, values: ValueCode): string =>
  `[${parse(message)
    .map(writerOf(message, language, values).partOf)
    .join(',')}]`;
