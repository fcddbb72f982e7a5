import { inPieces, withFonts } from './cachedPage';

const choices = { hero: 1, scheme: undefined } as const;

describe('a page cached by the worker', () => {
  it('has the fonts enabled, which a first visit enables later', () => {
    expect(
      withFonts(
        '<link rel="preload" href="/a.woff2" media="not all"><style media="not all">@font-face{}</style>',
      ),
    ).toBe('<link rel="preload" href="/a.woff2"><style>@font-face{}</style>');
  });

  it('is cut before the first element below a phone’s first screen', () => {
    const first = '<header><nav data-second-part="">Shop</nav></header><main><h1>Hello</h1>';
    const rest =
      '<div class="a" data-second-part=""><p>More</p></div></main><footer data-second-part=""></footer>';
    expect(inPieces(first + rest, choices)).toEqual([first, '', rest]);
  });

  it('has its scripts after its first screen, which has what they would choose', () => {
    const page =
      '<html lang="en"><head><script>scheme()</script><template data-hero="1">one</template><template data-hero="2">two</template><script data-hero>choose()</script><script>startHydration()</script></head><body><main>A<p data-second-part=""></p></main></body></html>';
    expect(inPieces(page, { hero: 2, scheme: 'dark' })).toEqual([
      '<html data-scheme="dark" data-hero="2" lang="en"><head>two</head><body><main>A',
      '<script>scheme()</script><script>startHydration()</script>',
      '<p data-second-part=""></p></main></body></html>',
    ]);
  });

  it('stays whole without a second part', () => {
    expect(inPieces('<main><h1>Hello</h1></main>', choices)).toBeNull();
  });
});
