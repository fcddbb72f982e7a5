/** Synonyms as text: one group a line, words and phrases separated by commas. */

/** Each group has words and phrases that mean the same. */
export type SynonymGroups = readonly (readonly string[])[];

export const groupsFrom = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((phrase) => phrase.split(/\s+/).join(' ').trim())
        .filter((phrase) => phrase !== ''),
    )
    .filter((group) => group.length > 0);

export const linesOf = (groups: SynonymGroups): string =>
  groups.map((group) => group.join(', ')).join('\n');
