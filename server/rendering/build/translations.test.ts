/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { builtLanguages, completeLanguages, draftLanguages, translationsOf } from './translations';
import { textsOf } from './webManifest';
import { argumentsOf } from './messageArguments';

const FUNCTIONS = ['t', 'tRich', 'translate'];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));

/** What calls `t`: the shop, the server, and the template of the documents. The desk is English. */
const sources = [
  ...filesIn('src').filter((name) => !/^src\/(?:desk|test)\//.test(name)),
  ...filesIn('server').filter((name) => !/^server\/(?:rendering|test)\//.test(name)),
  'server/rendering/build/template.ts',
];

interface Message {
  text: string;
  /** The names of the values that the call gives. */
  values: string[];
  file: string;
}

/** Every call of a message function. Fails where the build could not replace one. */
function messagesIn(file: string): Message[] {
  const code = readFileSync(file, 'utf8');
  if (!/i18n\/t|translate\(/.test(code)) return [];
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: Message[] = [];
  const visit = (node: ts.Node): void => {
    const isCall = ts.isCallExpression(node) && ts.isIdentifier(node.expression);
    if (isCall && FUNCTIONS.includes(node.expression.text)) {
      const [text, values] = node.arguments;
      if (!text || !ts.isStringLiteralLike(text))
        throw new Error(`${file}: a message must be a literal: ${node.getText()}`);
      if (values && !ts.isObjectLiteralExpression(values))
        throw new Error(`${file}: values must be an object literal: ${node.getText()}`);
      const names = values?.properties.map((property) => property.name?.getText() ?? '...') ?? [];
      found.push({ text: text.text, values: names, file });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const MANIFEST = 'public/manifest.webmanifest';
const noscript =
  /<noscript>([^<]*)<\/noscript>/.exec(readFileSync('index.html', 'utf8'))?.[1] ?? '';
const messages = [
  ...sources.flatMap(messagesIn),
  { text: noscript, values: [], file: 'index.html' },
  ...textsOf(readFileSync(MANIFEST, 'utf8')).map((text) => ({ text, values: [], file: MANIFEST })),
];
const english = new Set(messages.map(({ text }) => text));
const translations = [...completeLanguages(), ...draftLanguages()];

describe('the shop’s messages', () => {
  it('have the values that their text names, and no others', () => {
    const wrong = messages.filter(({ text, values, file }) => {
      // The inlined script puts its value in itself.
      if (file.endsWith('template.ts')) return false;
      return [...argumentsOf(text).keys()].sort().join() !== [...values].sort().join();
    });
    expect(wrong).toEqual([]);
  });

  it.each(completeLanguages())('are all translated (%s)', (code) => {
    const translated = new Set(Object.keys(translationsOf(code)));
    expect([...english].filter((text) => !translated.has(text))).toEqual([]);
  });

  it.each(translations)('have no translation without a use (%s)', (code) => {
    const unused = Object.keys(translationsOf(code)).filter((text) => !english.has(text));
    expect(unused).toEqual([]);
  });

  it.each(translations)('keep their values and tags in translation (%s)', (code) => {
    const changed = Object.entries(translationsOf(code)).filter(([text, translation]) => {
      const kinds = (message: string) => [...argumentsOf(message)].map(String).sort().join();
      return kinds(text) !== kinds(translation);
    });
    expect(changed).toEqual([]);
  });

  it.each(translations)('are sorted in their file (%s)', (code) => {
    const keys = Object.keys(translationsOf(code));
    expect(keys).toEqual([...keys].sort());
  });
});

describe('drafts of languages', () => {
  it('are built only where the settings name them', () => {
    const codes = (...drafts: [string[]?]) => builtLanguages(...drafts).map(({ code }) => code);
    expect(codes()).toEqual(['en', ...completeLanguages()]);
    expect(codes(['ta'])).toEqual(['en', ...completeLanguages(), 'ta']);
    expect(builtLanguages(['ta']).at(-1)).toEqual({ code: 'ta', name: 'தமிழ்' });
  });

  it('are not complete languages', () => {
    expect(draftLanguages().filter((code) => completeLanguages().includes(code))).toEqual([]);
  });

  it('must exist', () => {
    expect(() => translationsOf('xx')).toThrow('xx.json');
  });
});
