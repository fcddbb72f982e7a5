import type { NewsletterRecord, Store, SubscriberRecord } from '../services/ports';
import { Refusal } from '../services/refusal';
import { table, when } from './print';

/** Reads a letter: its subject in the first line, then paragraphs with an empty line between them. */
export function readLetter(text: string): Pick<NewsletterRecord, 'subject' | 'text'> {
  const [subject = '', ...lines] = text.trim().split(/\r?\n/);
  const letter = { subject: subject.trim(), text: lines.join('\n').trim() };
  if (letter.subject === '' || letter.text === '') {
    throw new Refusal('invalid', 'A letter has its subject in the first line, and a text below.');
  }
  return letter;
}

const AT_ONCE = 1_000;

/** A table of those who get the letters. */
export async function listSubscribers({ newsletter }: Store): Promise<string> {
  const all: SubscriberRecord[] = [];
  for (;;) {
    const more = await newsletter.subscribed(all.at(-1)?.id ?? '', AT_ONCE);
    all.push(...more);
    if (more.length < AT_ONCE) break;
  }
  if (all.length === 0) return 'Nobody has subscribed.\n';
  const time = (at: number | null): string => (at === null ? '' : when.format(at));
  return table([
    ['EMAIL', 'CONFIRMED', 'CODE'],
    ...all.map(({ email, confirmedAt, coupon }) => [email, time(confirmedAt), coupon ?? '']),
  ]);
}
