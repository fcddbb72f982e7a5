/** @jest-environment node */
import { IntlMessageFormat } from 'intl-messageformat';
import { completeLanguages, draftLanguages, translationsOf } from './translations';
import { richCode, textCode } from './messageCode';
import { argumentsOf, type Arguments } from './messageArguments';

/** What the expression gives; `values` holds the values by name. */
const evaluate = (code: string, values: Record<string, unknown>): unknown =>
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is code that is under test
  (new Function('values', `return ${code}`) as (given: unknown) => unknown)(values);

const codesOf = (names: Iterable<string>): Map<string, string> =>
  new Map([...names].map((name) => [name, `values.${name}`]));

const COUNTS = [0, 1, 2, 5, 11, 100];

/** Values for every argument; tags put brackets around their text. */
const valuesFor = (args: Arguments, count: number): Record<string, unknown> =>
  Object.fromEntries(
    [...args].map(([name, kind]): [string, unknown] => {
      if (kind === 'plural') return [name, count];
      if (kind === 'tag') return [name, (text: string | string[]) => `[${[text].flat().join('')}]`];
      return [name, kind === 'text' ? `«${name}»` : kind];
    }),
  );

describe('messages as code', () => {
  it('escapes what a string literal must not hold', () => {
    expect(evaluate(textCode('a "b" \\ {name}', 'en', codesOf(['name'])), { name: 5 })).toBe(
      'a "b" \\ 5',
    );
  });

  it('chooses plurals by the language: zero is "one" in Hindi', () => {
    const message = '{count, plural, =0 {none} one {one} other {{count} of them}}';
    const texts = (language: string) =>
      [0, 1, 2].map((count) =>
        evaluate(textCode(message, language, codesOf(['count'])), { count }),
      );
    expect(texts('en')).toEqual(['none', 'one', '2 of them']);
    expect(texts('hi')).toEqual(['none', 'one', '2 of them']);
    const two = '{count, plural, one {one} other {other}}';
    expect(evaluate(textCode(two, 'hi', codesOf(['count'])), { count: 0 })).toBe('one');
    expect(evaluate(textCode(two, 'en', codesOf(['count'])), { count: 0 })).toBe('other');
  });

  it('puts what a tag’s function returns into the parts', () => {
    const code = richCode('Read the <link>terms</link>.', 'en', codesOf(['link']));
    const link = (text: string) => ({ text });
    expect(evaluate(code, { link })).toEqual(['Read the ', { text: 'terms' }, '.']);
  });

  it('names the message that lacks a value, or has a format that needs Intl', () => {
    expect(() => textCode('Hello {name}', 'en', new Map())).toThrow('No value for {name}');
    expect(() => textCode('{at, date}', 'en', codesOf(['at']))).toThrow('{at, date}');
    expect(() => textCode('{n, plural, other {#}}', 'en', codesOf(['n']))).toThrow('plural');
  });

  it('gives the text of MessageFormat’s own implementation, for every message and language', () => {
    const translated = ['en', ...completeLanguages(), ...draftLanguages()].map((code) => ({
      code,
      texts: translationsOf(code),
    }));
    const english = new Set(translated.flatMap(({ texts }) => Object.keys(texts)));
    for (const { code, texts } of translated) {
      for (const message of english) {
        const text = texts[message] ?? message;
        const args = argumentsOf(text);
        for (const count of [...args.values()].includes('plural') ? COUNTS : [1]) {
          const values = valuesFor(args, count);
          const expected = new IntlMessageFormat(text, code).format(values);
          expect(evaluate(textCode(text, code, codesOf(args.keys())), values)).toBe(expected);
        }
      }
    }
  });
});
