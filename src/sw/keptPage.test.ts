import { atFirstScreen, withLetters } from './keptPage';

describe('a page that the worker keeps', () => {
  it('has the letters from the start, that a first visit switches on late', () => {
    expect(
      withLetters(
        '<link rel="preload" href="/a.woff2" media="not all"><style media="not all">@font-face{}</style>',
      ),
    ).toBe('<link rel="preload" href="/a.woff2"><style>@font-face{}</style>');
  });

  it('is cut before the first part of it that no phone shows on its first screen', () => {
    const first = '<header><nav data-later="">Shop</nav></header><main><h1>Hello</h1>';
    const rest =
      '<div class="a" data-later=""><p>More</p></div></main><footer data-later=""></footer>';
    expect(atFirstScreen(first + rest)).toEqual([first, rest]);
  });

  it('stays whole where nothing comes later', () => {
    expect(atFirstScreen('<main><h1>Hello</h1></main>')).toEqual([
      '<main><h1>Hello</h1></main>',
      '',
    ]);
  });
});
