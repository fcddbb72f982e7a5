import * as v from 'valibot';
import { synonymsField } from '../../src/shared/api/deskContract';
import { groupsFrom, linesOf } from '../../src/shared/lib/synonymLines';
import type { Context } from '../services/context';
import type { Store } from '../services/ports';
import { changeSettings } from '../services/shopSettings';
import { atLine, FileError } from './fileError';

/**
 * Replaces the shop's own synonyms with those of a file: one group a line, separated by commas.
 *
 * @returns the number of groups
 * @throws FileError that names every bad line
 */
export async function importSynonyms(
  context: Context,
  text: string,
  { dryRun }: { dryRun: boolean },
): Promise<number> {
  // Empty lines are skipped, and problems name the line of the file.
  const lines = text
    .split('\n')
    .flatMap((line, index) => groupsFrom(line).map((group) => ({ line: index + 1, group })));
  const checked = v.safeParse(
    synonymsField,
    lines.map(({ group }) => group),
  );
  if (!checked.success) {
    const problems = checked.issues.map((issue) => {
      const at = lines[Number(issue.path?.[0]?.key)];
      return at ? atLine(at.line, issue.message) : issue.message;
    });
    throw new FileError(problems);
  }
  const groups = checked.output;
  if (!dryRun) await changeSettings(context, { synonyms: groups.length > 0 ? groups : null });
  return groups.length;
}

export async function exportSynonyms(store: Store): Promise<string> {
  const { synonyms = [] } = await store.settings.read();
  return synonyms.length > 0 ? `${linesOf(synonyms)}\n` : '';
}
