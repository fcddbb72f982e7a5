import { createElement, Fragment, type ReactNode } from 'react';
import { messageOf } from './message';

/** Gets the text between `<name>` and `</name>`. */
type Tag = (text: string) => ReactNode;

/**
 * Like `t` (t.ts), for a sentence that holds elements: `{price}` is replaced by an element, and
 * `<link>Terms</link>` by what the function `link` returns for `Terms`.
 */
export function tRich(message: string, values: Record<string, ReactNode | Tag>): ReactNode {
  const tagged = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (parts: string[]) => value(parts.join('')) : value,
  ]);
  const parts = messageOf(message).format<ReactNode>(
    Object.fromEntries(tagged) as Record<string, ReactNode>,
  );
  return createElement(Fragment, null, ...(Array.isArray(parts) ? parts : [parts]));
}
