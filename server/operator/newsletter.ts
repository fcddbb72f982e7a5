import { formatDateTime } from '../../src/shared/lib/dates';
import type { NewsletterIssue, Store, SubscriberRecord } from '../services/ports';
import { Refusal } from '../services/refusal';
import { table } from './print';

/** Reads an issue: its subject in the first line, then paragraphs with an empty line between them. */
export function readIssue(text: string): Pick<NewsletterIssue, 'subject' | 'text'> {
  const [subject = '', ...lines] = text.trim().split(/\r?\n/);
  const issue = { subject: subject.trim(), text: lines.join('\n').trim() };
  if (issue.subject === '' || issue.text === '') {
    throw new Refusal(
      'invalid',
      'A newsletter has its subject in the first line, and a text below.',
    );
  }
  return issue;
}

const AT_ONCE = 1_000;

/** A table of the subscribers. */
export async function listSubscribers({ newsletter }: Store): Promise<string> {
  const all: SubscriberRecord[] = [];
  for (;;) {
    const more = await newsletter.subscribed(all.at(-1)?.id ?? '', AT_ONCE);
    all.push(...more);
    if (more.length < AT_ONCE) break;
  }
  if (all.length === 0) return 'Nobody has subscribed.\n';
  const time = (at: number | null): string => (at === null ? '' : formatDateTime(at));
  return table([
    ['EMAIL', 'CONFIRMED', 'CODE'],
    ...all.map(({ email, confirmedAt, coupon }) => [email, time(confirmedAt), coupon ?? '']),
  ]);
}
