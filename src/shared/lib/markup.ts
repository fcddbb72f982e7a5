/**
 * Finds tags in the shop's own HTML by an attribute, wherever it is in the tag. The HTML comes from React
 * and the template (server/rendering/build/template.ts), which quote every attribute with `"` and escape
 * `<` and `>` in text and attributes. Used by the server and, to keep it small, by the worker: no parser.
 */
export interface Tag {
  /** The element's name, such as `div`. */
  name: string;
  /** The start tag, from `<` to `>`. */
  text: string;
  /** Offset of its `<`. */
  start: number;
  /** Offset behind its `>`. */
  end: number;
}

/** @param attribute with its value, such as `id="root"`; @param from the offset to start at */
export function findTag(html: string, attribute: string, from = 0): Tag | null {
  const at = html.indexOf(` ${attribute}`, from);
  if (at < 0) return null;
  const start = html.lastIndexOf('<', at);
  const end = html.indexOf('>', at) + 1;
  const text = html.slice(start, end);
  const name = /^<(\w+)/.exec(text)?.[1];
  return name === undefined ? null : { name, text, start, end };
}

/** An attribute's value as it is written, with entities. */
export const attributeOf = ({ text }: Tag, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1];

/** Offset of the element's end tag. */
export function endOf(html: string, { name, end }: Tag): number {
  const tags = new RegExp(`<(/?)${name}\\b`, 'g');
  tags.lastIndex = end;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error(`The element <${name}> is not closed.`);
}
