/** Labels as text of one line each: `Lamps = लैंप`. */

import { LABEL_MARK, type DeskLabel } from '../../shared/api/deskContract';

export const lineOf = ({ text, label }: DeskLabel): string => `${text} ${LABEL_MARK} ${label}`;

/** The English text of each line. */
export const textsIn = (lines: string): string[] =>
  lines.split('\n').map((line) => (line.split(LABEL_MARK, 1)[0] ?? '').trim());

export interface LineProblem {
  /** From 1. */
  line: number;
  message: string;
}

/** Skips empty lines, and texts that have no label yet. */
export function readLabelLines(lines: string): {
  labels: (DeskLabel & { line: number })[];
  problems: LineProblem[];
} {
  const labels: (DeskLabel & { line: number })[] = [];
  const problems: LineProblem[] = [];
  const seen = new Map<string, number>();
  for (const [index, typed] of lines.split('\n').entries()) {
    if (typed.trim() === '') continue;
    const line = index + 1;
    const at = typed.indexOf(LABEL_MARK);
    const text = typed.slice(0, at).trim();
    const label = typed.slice(at + 1).trim();
    const before = seen.get(text);
    const message = problemOf(at >= 0, text, before);
    if (message !== null) problems.push({ line, message });
    else if (label !== '') labels.push({ line, text, label });
    if (before === undefined) seen.set(text, line);
  }
  return { labels, problems };
}

/** @param before the line that has the text already */
function problemOf(hasMark: boolean, text: string, before: number | undefined): string | null {
  if (!hasMark) return `There is no ${LABEL_MARK} between the English text and its label.`;
  if (text === '') return `The English text before the ${LABEL_MARK} is missing.`;
  return before === undefined ? null : `Line ${String(before)} has this English text already.`;
}
