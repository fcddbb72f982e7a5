import fc from 'fast-check';
import { soundKey } from './soundKey';
import { transliterate } from './transliterate';

describe('transliteration', () => {
  it.each([
    ['साड़ी', 'saarii'],
    ['कुर्ता', 'kurtaa'],
    // Silent vowels are dropped: at the end, and within.
    ['चिकनकारी', 'chikankaarii'],
    ['पलंग', 'palang'],
    ['जयपुरी', 'jaypurii'],
    // Letters of one script only.
    ['ਸਾੜੀ', 'saarii'],
    ['ਰੰਗ', 'rang'],
    ['শাড়ি', 'shaari'],
    ['સાડી', 'saadii'],
    // The southern scripts write what is spoken.
    ['புடவை', 'putavai'],
    ['ಸೀರೆ', 'siire'],
    ['கொட்டா', 'kottaa'],
    ['sofa', 'sofa'],
  ])('%s is %s', (word, latin) => {
    expect(transliterate(word)).toBe(latin);
  });

  it('takes any text without losing what it does not know', () => {
    const latin = fc.stringMatching(/^[a-z0-9]*$/);
    fc.assert(fc.property(latin, (word) => transliterate(word) === word));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (word) => {
        expect(typeof soundKey(word)).toBe('string');
      }),
    );
  });
});

describe('the sound of a word', () => {
  it.each([
    ['saree', 'sari', 'saari', 'साड़ी', 'ਸਾੜੀ'],
    ['kurti', 'kurtee', 'कुर्ती', 'કુર્તી'],
    ['jutti', 'juti', 'jooti', 'जूती', 'जुत्ती'],
    ['lehenga', 'lehnga', 'lahanga', 'लहंगा'],
    ['palazzo', 'palaazo', 'पलाज़ो'],
    ['payal', 'paayal', 'पायल'],
    ['zari', 'jari', 'ज़री', 'जरी'],
    ['shalwar', 'salwar', 'salvaar', 'सलवार'],
  ])('is one for %s, %s, %s …', (first, ...others) => {
    for (const other of others) expect(soundKey(other)).toBe(soundKey(first));
  });

  it.each([
    ['kurta', 'kurti'],
    ['saree', 'sofa'],
    ['bed', 'bag'],
    ['lal', 'lila'],
  ])('is not one for %s and %s', (first, second) => {
    expect(soundKey(first)).not.toBe(soundKey(second));
  });

  it('is one for a word in Devanagari and as people write it in Latin letters', () => {
    const consonants = {
      k: 'क',
      g: 'ग',
      j: 'ज',
      t: 'त',
      d: 'द',
      n: 'न',
      b: 'ब',
      r: 'र',
      l: 'ल',
      s: 'स',
    };
    const vowels = { aa: 'ा', ee: 'ी', i: 'ि', oo: 'ू', u: 'ु', e: 'े', o: 'ो' };
    const syllable = fc
      .tuple(
        fc.constantFrom(...Object.entries(consonants)),
        fc.constantFrom(...Object.entries(vowels)),
      )
      .map(([[c, letter], [v, sign]]) => ({ latin: c + v, indic: letter + sign }));
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), (syllables) => {
        const latin = syllables.map((one) => one.latin).join('');
        const indic = syllables.map((one) => one.indic).join('');
        expect(soundKey(indic)).toBe(soundKey(latin));
      }),
    );
  });
});
