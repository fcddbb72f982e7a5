import type { SynonymGroups } from '../../../shared/lib/synonymLines';
import { wordsOf } from '../words';
import { singularKeys, soundKey } from './soundKey';
import { SYNONYMS } from './synonymList';

/** Folded words, in their order. */
export type Phrase = readonly string[];
type Groups = readonly Phrase[];

interface Entry {
  phrase: Phrase;
  keys: Phrase;
  group: number;
}

export interface Synonyms {
  /**
   * The longest phrase of a group that begins at a place of a query: how many words it has, and what else is meant by
   * it. Null if there is none.
   *
   * @param bySound also finds a phrase that only sounds like these words
   */
  at(words: Phrase, place: number, bySound: boolean): { length: number; others: Phrase[] } | null;
  /** True if both words are in groups and in none together: they mean different things, even if they sound alike. */
  differ(first: string, second: string): boolean;
}

function listOf<Value>(map: Map<string, Value[]>, key: string): Value[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

function read(texts: SynonymGroups): Synonyms {
  const groups: Groups[] = texts.map((phrases) => phrases.map(wordsOf).filter(([first]) => first));
  const bySpelling = new Map<string, Entry[]>();
  const byKey = new Map<string, Entry[]>();
  const groupsOf = new Map<string, number[]>();
  for (const [group, phrases] of groups.entries()) {
    for (const phrase of phrases) {
      const keys = phrase.map(soundKey);
      const entry = { phrase, keys, group };
      listOf(bySpelling, phrase[0] ?? '').push(entry);
      listOf(byKey, keys[0] ?? '').push(entry);
      if (phrase.length === 1) listOf(groupsOf, phrase[0] ?? '').push(group);
    }
  }

  /** The longest of the entries that fit, from every group that has it. */
  function longest(entries: Entry[], fits: (entry: Entry) => boolean) {
    const fitting = entries.filter(fits);
    const length = Math.max(0, ...fitting.map(({ phrase }) => phrase.length));
    if (length === 0) return null;
    const others = fitting
      .filter(({ phrase }) => phrase.length === length)
      .flatMap(({ group, phrase }) => (groups[group] ?? []).filter((other) => other !== phrase));
    return { length, others };
  }

  return {
    at(words, place, bySound) {
      const first = words[place] ?? '';
      const spelled = longest(bySpelling.get(first) ?? [], ({ phrase }) =>
        phrase.every((word, index) => words[place + index] === word),
      );
      if (spelled || !bySound) return spelled;
      const entries = singularKeys(soundKey(first)).flatMap((key) => byKey.get(key) ?? []);
      return longest(entries, ({ keys }) =>
        keys.every((key, index) =>
          singularKeys(soundKey(words[place + index] ?? '')).includes(key),
        ),
      );
    },
    differ(first, second) {
      const own = groupsOf.get(first);
      const others = groupsOf.get(second);
      return own !== undefined && others !== undefined && !own.some((one) => others.includes(one));
    },
  };
}

let builtIn: Synonyms | undefined;
const known = new WeakMap<SynonymGroups, Synonyms>();

/**
 * The built-in synonyms, with the shop's own.
 *
 * @param own groups of words or phrases, as the desk has them
 */
export function synonymsWith(own: SynonymGroups = []): Synonyms {
  if (own.length === 0) return (builtIn ??= read(SYNONYMS));
  const ready = known.get(own);
  if (ready) return ready;
  const made = read([...own, ...SYNONYMS]);
  known.set(own, made);
  return made;
}
