import {
  isArgumentElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

/** By name: `text`, `plural`, `tag`, or the choices of a select, joined. */
export type Arguments = ReadonlyMap<string, string>;

/** The values that a message needs. @throws a SyntaxError for text that is no message. */
export function argumentsOf(message: string): Arguments {
  const found = new Map<string, string>();
  const collect = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (isArgumentElement(element)) {
        if (!found.has(element.value)) found.set(element.value, 'text');
      } else if (isPluralElement(element)) {
        found.set(element.value, 'plural');
        for (const { value } of Object.values(element.options)) collect(value);
      } else if (isSelectElement(element)) {
        found.set(element.value, Object.keys(element.options).sort().join('|'));
        for (const { value } of Object.values(element.options)) collect(value);
      } else if (isTagElement(element)) {
        found.set(element.value, 'tag');
        collect(element.children);
      }
    }
  };
  collect(parse(message));
  return found;
}
