/** Synonyms as text: one group a line, words and phrases separated by commas. */

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

export const linesOf = (groups: readonly (readonly string[])[]): string =>
  groups.map((group) => group.join(', ')).join('\n');
