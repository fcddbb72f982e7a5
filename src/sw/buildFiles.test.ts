import { byLanguage, isOfOtherBuild, languagesOf, SHARED, type Entry } from './buildFiles';

const entry = (url: string): Entry => ({ url, revision: url.includes('assets/') ? null : 'r1' });
const build = [
  'shell.html',
  'index.html',
  'assets/index-1.js',
  'hi/shell.html',
  'hi/shop.html',
  'hi/assets/index-2.js',
  'fonts/text.woff2',
  'icon.svg',
].map(entry);

const urlsOf = (entries: readonly Entry[] | undefined) => entries?.map(({ url }) => url);

describe('the files of a build by language', () => {
  it('finds the languages by their app shells', () => {
    expect(languagesOf(build)).toEqual(['en', 'hi']);
  });

  it('leaves a language that the build does not have to the network', () => {
    const others = ['/ta', '/ta/', '/ta/shop', '/hi', '/hi/shop', '/', '/shop', '/tap', '/p/ta'];
    expect(others.filter((pathname) => isOfOtherBuild(pathname, ['en', 'hi']))).toEqual([
      '/ta',
      '/ta/',
      '/ta/shop',
    ]);
  });

  it('gives each language its pages and chunks, its app shell last, and shares fonts and icons', () => {
    const groups = byLanguage(build, ['en', 'hi']);
    expect(urlsOf(groups.get('en'))).toEqual(['index.html', 'assets/index-1.js', 'shell.html']);
    expect(urlsOf(groups.get('hi'))).toEqual([
      'hi/shop.html',
      'hi/assets/index-2.js',
      'hi/shell.html',
    ]);
    expect(urlsOf(groups.get(SHARED))).toEqual(['fonts/text.woff2', 'icon.svg']);
  });
});
