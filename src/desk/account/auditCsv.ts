import type { AuditEntry } from '../../shared/api/deskContract';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A cell that a spreadsheet would compute gets a quote in front, which prevents it. */
const cell = (text: string): string => quoted(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** The changes as a file for a spreadsheet. */
export function csvOf(entries: readonly AuditEntry[]): string {
  const rows = entries.map(({ at, actor, action, subjectId, before, after }) => [
    new Date(at).toISOString(),
    actor,
    action,
    subjectId,
    JSON.stringify(before),
    JSON.stringify(after),
  ]);
  const heading = ['at', 'actor', 'action', 'subject', 'before', 'after'];
  return [heading, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}
