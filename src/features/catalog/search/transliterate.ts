/**
 * The Indic blocks of Unicode, U+0900 to U+0D7F, have one layout: a letter has the same place in each block of 128
 * (Unicode Standard, chapter 12.1; from ISCII). So one table serves Devanagari, Bengali, Gurmukhi, Gujarati, Odia,
 * Tamil, Telugu, Kannada and Malayalam. The Latin spellings are those that people type, not ISO 15919.
 */
const FIRST = 0x0900;
const LAST = 0x0d7f;
const BLOCK = 0x80;
/** Devanagari, Bengali, Gurmukhi, Gujarati: their words lose many of the vowels that the script implies. */
const NORTHERN_BLOCKS = 4;

const VOWELS = fromPlace(0x05, 'a aa i ii u uu ri li e e e ai o o o au');
const CONSONANTS = fromPlace(
  0x15,
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h',
);
const VOWEL_SIGNS = fromPlace(0x3e, 'aa i ii u uu ri ri e e e ai o o o au');
/** Candrabindu and anusvara. */
const NASALS = [0x01, 0x02];
const VISARGA = 0x03;
const NUKTA = 0x3c;
const VIRAMA = 0x4d;
/** Letters with a dot below, which are sounds of their own. */
const WITH_NUKTA: Record<string, string> = { d: 'r', dh: 'rh', j: 'z', ph: 'f' };
/** Letters that only one script has. */
const OWN_LETTERS: Record<string, Partial<Syllable>> = {
  'ੰ': { vowel: 'n' },
  ੜ: { consonant: 'r', vowel: 'a', isImplied: true },
  ৰ: { consonant: 'r', vowel: 'a', isImplied: true },
  ৱ: { consonant: 'v', vowel: 'a', isImplied: true },
  ൺ: { consonant: 'n' },
  ൻ: { consonant: 'n' },
  ർ: { consonant: 'r' },
  ൽ: { consonant: 'l' },
  ൾ: { consonant: 'l' },
};

interface Syllable {
  consonant: string;
  /** With a nasal after it. */
  vowel: string;
  /** The vowel a that a consonant has without a sign. */
  isImplied: boolean;
}

function fromPlace(first: number, letters: string): Map<number, string> {
  return new Map(letters.split(' ').map((letter, index) => [first + index, letter]));
}

const INDIC = /[\u0900-\u0d7f]/;

/** True for a text with letters of an Indian script. */
export const isIndic = (text: string): boolean => INDIC.test(text);

/**
 * A word of an Indian script in Latin letters, as people type it: साड़ी is "saarii", कुर्ता "kurtaa". Other characters stay.
 *
 * @param word one word, in lower case
 */
export function transliterate(word: string): string {
  if (!isIndic(word)) return word;
  const syllables: Syllable[] = [];
  let isNorthern = false;
  // In NFC a letter with a dot below is two characters.
  for (const character of word.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    if (code < FIRST || code > LAST) {
      syllables.push({ consonant: character, vowel: '', isImplied: false });
      continue;
    }
    isNorthern ||= code < FIRST + NORTHERN_BLOCKS * BLOCK;
    addLetter(syllables, character, (code - FIRST) % BLOCK);
  }
  if (isNorthern) dropImpliedVowels(syllables);
  return syllables.map(({ consonant, vowel }) => consonant + vowel).join('');
}

function addLetter(syllables: Syllable[], character: string, place: number): void {
  const last = syllables.at(-1);
  const own = OWN_LETTERS[character];
  const consonant = CONSONANTS.get(place);
  const vowel = VOWELS.get(place);
  const sign = VOWEL_SIGNS.get(place);
  if (own?.consonant !== undefined) {
    syllables.push({ consonant: '', vowel: '', isImplied: false, ...own });
  } else if (own?.vowel !== undefined || NASALS.includes(place)) {
    if (last) last.vowel += 'n';
  } else if (consonant !== undefined) {
    syllables.push({ consonant, vowel: 'a', isImplied: true });
  } else if (vowel !== undefined) {
    syllables.push({ consonant: '', vowel, isImplied: false });
  } else if (last && sign !== undefined) {
    last.vowel = sign;
    last.isImplied = false;
  } else if (last && place === VIRAMA) {
    last.vowel = '';
    last.isImplied = false;
  } else if (last && place === NUKTA) {
    last.consonant = WITH_NUKTA[last.consonant] ?? last.consonant;
  } else if (last && place === VISARGA) {
    last.vowel += 'h';
  }
}

/**
 * Drops the implied vowels that are silent: at the end of a word, and between a vowel with one consonant and one
 * consonant with a vowel, from the right (J. J. Ohala, Aspects of Hindi Phonology, 1983). चिकनकारी: chikankaarii.
 */
function dropImpliedVowels(syllables: Syllable[]): void {
  const last = syllables.length - 1;
  for (let at = last; at > 0; at -= 1) {
    const own = syllables[at];
    const before = syllables[at - 1];
    const after = syllables[at + 1];
    if (!own?.isImplied || own.vowel !== 'a' || !before?.vowel) continue;
    const isOpen = after !== undefined && after.consonant !== '' && after.vowel !== '';
    if (at === last || isOpen) own.vowel = '';
  }
}
