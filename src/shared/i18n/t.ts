import { textOf, type Values } from './message';

/**
 * The text of `message` in the shop's language. `message` is the English text in ICU MessageFormat: `{name}` is
 * replaced by a value, and `{count, plural, one {1 item} other {{count} items}}` chooses by number. Numbers are
 * written as they are; values that need grouped digits, rupees or dates are passed as text.
 *
 * The build replaces each call by the text in its language (server/rendering/build/inlineMessages.ts), so both
 * arguments must be literals. This function runs in tests, in development and in the server, there in the language of
 * the request.
 */
export function t(message: string, values?: Values): string {
  return textOf(message, values);
}
