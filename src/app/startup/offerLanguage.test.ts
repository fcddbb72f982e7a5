import { wantedLanguage } from './offerLanguage';

describe('the language to offer', () => {
  it.each([
    [null, ['hi-IN', 'en-IN'], 'hi'],
    [null, ['ta-IN', 'hi-IN'], 'hi'],
    [null, ['en-IN', 'hi-IN'], 'en'],
    [null, ['fr'], null],
    ['en', ['hi-IN'], 'en'],
    ['hi', ['en-IN'], 'hi'],
  ])('chosen %s, browser %j: %s', (chosen, browser, wanted) => {
    expect(wantedLanguage(chosen, browser)).toBe(wanted);
  });
});
