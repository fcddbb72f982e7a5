import { IntlMessageFormat } from 'intl-messageformat';

const messages = new Map<string, IntlMessageFormat>();

/** The parsed message, once for each text. */
export function messageOf(text: string): IntlMessageFormat {
  const known = messages.get(text);
  if (known) return known;
  const message = new IntlMessageFormat(text, 'en');
  messages.set(text, message);
  return message;
}
