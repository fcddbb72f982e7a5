/**
 * Replaces every call of `t` and `tRich` (src/shared/i18n) by its text in one language. A build holds one language,
 * so that no page loads a catalogue, and no text that it does not show (docs/adr/0027-one-build-a-language.md).
 */
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { richCode, textCode, type ValueCode } from './messageCode';
import { SOURCE_LANGUAGE } from '../../../src/shared/config/languages';
import type { Translations } from './translations';

type Node = Parameters<typeof walk>[0];
type Call = Extract<Node, { type: 'CallExpression' }>;
interface Placed {
  start: number;
  end: number;
}

const FUNCTIONS = { t: textCode, tRich: richCode };
/** Replaces a call of src/shared/i18n/label.ts in English. */
const LABELS = {
  label: (text: string) => `(${text})`,
  labelList: (texts: string) => `(${texts}).join(', ')`,
};

const isCallOf = (names: object, node: Node): node is Call =>
  node.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  Object.hasOwn(names, node.callee.name);

function valuesOf(call: Call, sourceOf: (node: Node) => string): ValueCode {
  const [, values] = call.arguments;
  if (values === undefined) return new Map();
  if (values.type !== 'ObjectExpression')
    throw new Error(`Values of a message must be an object literal: ${sourceOf(call)}`);
  return new Map(
    values.properties.map((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.computed)
        throw new Error(`Values of a message need plain names: ${sourceOf(call)}`);
      return [property.key.name, sourceOf(property.value)];
    }),
  );
}

export function inlineMessages(language: string, translations: Translations): Plugin {
  return {
    name: 'inline-messages',
    // Development is in English.
    apply: 'build',
    // After TypeScript and JSX, of which the walker knows nothing.
    enforce: 'post',
    transform: {
      filter: { id: /\/(?:src|server)\/.*\.tsx?$/, code: /i18n\/(?:t|label)/ },
      handler(code) {
        const inlined = new MagicString(code);
        const sourceOf = (node: Node): string => {
          const { start, end } = node as unknown as Placed;
          return inlined.slice(start, end);
        };
        walk(this.parse(code) as Node, {
          // Inner calls first: a value may be a message too.
          leave(node) {
            const { start, end } = node as unknown as Placed;
            if (language === SOURCE_LANGUAGE && isCallOf(LABELS, node)) {
              const toCode = LABELS[(node.callee as { name: keyof typeof LABELS }).name];
              inlined.overwrite(start, end, toCode(node.arguments.map(sourceOf).join()));
              return;
            }
            if (!isCallOf(FUNCTIONS, node)) return;
            const [message] = node.arguments;
            if (message?.type !== 'Literal' || typeof message.value !== 'string')
              throw new Error(`A message must be a literal: ${sourceOf(node)}`);
            const toCode = FUNCTIONS[(node.callee as { name: keyof typeof FUNCTIONS }).name];
            const text = translations[message.value] ?? message.value;
            inlined.overwrite(start, end, toCode(text, language, valuesOf(node, sourceOf)));
          },
        });
        return { code: inlined.toString(), map: inlined.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}
