/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { builtLanguages, translationsOf } from './translations';
import { manifestIn, textsOf } from './webManifest';

const english = readFileSync('public/manifest.webmanifest', 'utf8');

it('starts in its language, and its shortcuts stay in it', () => {
  expect(JSON.parse(manifestIn('hi', translationsOf('hi'), english))).toMatchObject({
    name: 'Marigold Lane',
    lang: 'hi-IN',
    id: '/hi',
    start_url: '/hi',
    scope: '/',
    shortcuts: [
      { name: 'कलेक्शन', url: '/hi/collection' },
      { name: 'कार्ट', url: '/hi/cart' },
      { name: 'विशलिस्ट', url: '/hi/wishlist' },
      { name: 'ऑर्डर', url: '/hi/orders' },
    ],
  });
});

it('is the English one in English', () => {
  expect(JSON.parse(manifestIn('en', {}, english))).toEqual(JSON.parse(english));
});

it.each(builtLanguages().filter(({ code }) => code !== 'en'))(
  'has all texts in $name',
  ({ code }) => {
    const translations = translationsOf(code);
    expect(textsOf(english).filter((text) => !(text in translations))).toEqual([]);
  },
);
