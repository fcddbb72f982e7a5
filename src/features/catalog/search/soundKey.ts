import { asciiDigits } from '../../../shared/lib/digits';
import { transliterate } from './transliterate';

/** In this order. Spellings of one Indian sound become one; C stands for ch. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/chh?/g, 'C'],
  [/([kgjtdbs])h/g, '$1'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+|ou/g, 'u'],
  [/a[iy](?![aeiou])/g, 'e'],
  [/au/g, 'o'],
  [/([^aeiou])y$/g, '$1i'],
  // लहंगा is lahanga, lehenga and lehnga.
  [/[ae]h[ae]?(?=[b-df-hj-np-tv-z])/g, 'eh'],
  [/m(?=[pb])/g, 'n'],
  [/([a-zC])\1+/g, '$1'],
];

/**
 * How a word sounds: saree, sari, saari and साड़ी have the same key. A key is compared with keys, and never shown
 * (docs/decisions.md, "Search").
 *
 * @param word one folded word
 */
export const soundKey = (word: string): string =>
  SOUNDS.reduce(
    (key, [sound, letter]) => key.replace(sound, letter),
    transliterate(asciiDigits(word)),
  );

/** The shortest key that may be a plural: "sofe" of "sofa". */
const PLURAL_MIN_LENGTH = 4;

/** Endings of plurals with those of the singular, as keys. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/iy?[ao]n$/, 'i'],
  [/e$/, 'a'],
];

/** A key, and the keys of the words whose English or Hindi plural it may be. */
export function singularKeys(key: string): string[] {
  if (key.length < PLURAL_MIN_LENGTH) return [key];
  const singulars = PLURALS.filter(([ending]) => ending.test(key)).map(([ending, singular]) =>
    key.replace(ending, singular),
  );
  return [key, ...singulars];
}
