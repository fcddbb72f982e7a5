import fc from 'fast-check';
import { hashOf, inTwoParts } from './inTwoParts';

const documentOf = (body: string, head = '', kind = 'whole', address = '/') =>
  `<!doctype html><html><head>${head}</head><body><div id="root" data-page="${kind}" data-address="${address}">${body}</div></body></html>`;

const emotion = (names: string, css: string) =>
  `<style data-s data-emotion="${names}">${css}</style>`;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const rulesIn = (html: string): string[] =>
  [...parse(html).querySelectorAll('style[data-s]')].flatMap((style) =>
    Array.from(style.textContent.matchAll(/[^{}]+\{[^{}]*\}/g), ([rule]) => rule),
  );

/** As the script in the page does it (`takeRest`). */
function together(first: string, rest: string): Document {
  const page = parse(first);
  const places = [...page.querySelectorAll('[data-later]')];
  for (const part of parse(`<body>${rest}`).body.querySelectorAll('template')) {
    places.shift()?.append(part.content);
  }
  return page;
}

function split(html: string): { first: string; rest: string } {
  const parts = inTwoParts(html, 'script');
  if (!parts) throw new Error('The page comes in one.');
  return parts;
}

describe('a page in two parts', () => {
  it('has in the first what its first screen shows, and what is for later in the second', () => {
    const { first, rest } = split(
      documentOf(
        '<h1>Sofas</h1><div class="list" data-later=""><div>Later</div></div><p>Below</p>',
      ),
    );
    expect(first).toContain('<h1>Sofas</h1><div class="list" data-later=""></div><p>Below</p>');
    expect(rest).toBe('<template><div>Later</div></template>');
  });

  it('names the second part by what is in it', () => {
    const { first, rest } = split(documentOf('<p data-later="">Later</p>'));
    expect(first).toContain(`data-rest="${hashOf(rest)}"`);
    expect(split(documentOf('<p data-later="">Other</p>')).first).not.toContain(hashOf(rest));
  });

  it('brings the script that has the second part, before the page', () => {
    const { first } = split(documentOf('<p data-later="">Later</p>'));
    expect(first).toContain('<script>script</script><div id="root"');
  });

  it.each([
    ['/', '/?whole=1'],
    ['/shop?category=sofa', '/shop?category=sofa&whole=1'],
  ])('leads whoever runs no scripts from %s to the whole page', (address, whole) => {
    const { first } = split(documentOf('<p data-later="">Later</p>', '', 'data', address));
    const text = parse(first).querySelector('noscript')?.innerHTML ?? '';
    expect(parse(text).querySelector('meta')?.content).toBe(`0;url=${whole}`);
  });

  it('brings what the shop reads when it wakes in the second part, and what crawlers read in the first', () => {
    const layout = '<script type="application/json" id="layout">{"headers":[]}</script>';
    const ld = '<script type="application/ld+json">{}</script>';
    const { first, rest } = split(documentOf(`<p data-later="">Later</p>${ld}`) + layout);
    expect(first).toContain(ld);
    expect(first).not.toContain(layout);
    expect(rest).toContain(layout);
  });

  it('is whole where nothing is for later, and for a frame alone', () => {
    expect(inTwoParts(documentOf('<h1>About</h1>'), '')).toBeNull();
    expect(inTwoParts(documentOf('<p data-later="">Later</p>', '', 'shell'), '')).toBeNull();
  });

  describe('divides the styles', () => {
    const body = '<h1 class="css-a on">A</h1><div data-later=""><p class="css-b">B</p></div>';
    const divided = (css: string, names = 'css a b') => {
      const { first, rest } = split(documentOf(body, emotion(names, css)));
      return { first: rulesIn(first), rest: rulesIn(rest) };
    };

    it.each([
      ['an element of the first screen', '.css-a{color:red;}'],
      ['an element by its name', 'h1{color:red;}'],
      ['one of several elements', '.css-b,.css-a{color:red;}'],
      ['the state that an element is in', '.css-a.on{color:red;}'],
      ['an element that is not in a state', '.css-a:not(.off){color:red;}'],
      ['a finger', '.css-a:active{color:red;}'],
    ])('keeps the rule for %s', (_what, css) => {
      expect(divided(css)).toEqual({ first: [css], rest: [] });
    });

    it.each([
      ['an element for later', '.css-b{color:red;}'],
      ['an element inside of one for later', '.css-b .css-a{color:red;}'],
      ['a state that no element is in', '.css-a.off{color:red;}'],
    ])('leaves the rule for %s to the second part', (_what, css) => {
      expect(divided(css)).toEqual({ first: [], rest: [css] });
    });

    it('keeps what a query asks for by the same measure, but not for paper and pointers', () => {
      const { first, rest } = split(
        documentOf(
          body,
          emotion(
            'css a b',
            '@media (min-width:37.5em){.css-a{margin:1px;}}@container (width<9em){.css-b{margin:2px;}}@media print{.css-a{margin:3px;}}@media (hover: hover){.css-a{margin:4px;}}@keyframes x{50%{opacity:0;}}',
          ),
        ),
      );
      expect(first).toContain(
        '@media (min-width:37.5em){.css-a{margin:1px;}}@keyframes x{50%{opacity:0;}}</style>',
      );
      expect(rest).toContain(
        '>@container (width<9em){.css-b{margin:2px;}}@media print{.css-a{margin:3px;}}@media (hover: hover){.css-a{margin:4px;}}</style>',
      );
    });

    it('tells Emotion in each part which styles are in it', () => {
      const { first, rest } = split(
        documentOf(body, emotion('css a b', '.css-a{color:red;}.css-b{color:blue;}')),
      );
      expect(first).toContain('data-emotion="css a"');
      expect(rest).toContain('data-emotion="css b"');
    });

    it('keeps the variables that are read, through others too, in every scheme', () => {
      const { first, rest } = split(
        documentOf(
          body,
          emotion(
            'css-global t',
            ':root{--ink:var(--base);--base:black;--edge:1px;}.dark{--base:white;--edge:2px;color-scheme:dark;}',
          ) + emotion('css a b', '.css-a{color:var(--ink);}.css-b{border:var(--edge);}'),
        ),
      );
      expect(first).toContain(':root{--ink:var(--base);--base:black}');
      expect(rest).toContain(':root{--edge:1px}');
    });

    it('is not misled by braces in a text', () => {
      const css = '.css-a::after{content:"}{";}';
      const { first } = split(documentOf(body, emotion('css a b', css)));
      expect(first).toContain(css);
    });
  });

  it('is together what it was in one, with every rule in the part that shows its element', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const element = fc.letrec<{ node: string }>((tie) => ({
      node: fc
        .record({
          tag: fc.constantFrom('div', 'section'),
          className: name,
          isLater: fc.boolean(),
          inside: fc.oneof(
            { depthSize: 'small' },
            fc.constantFrom('', 'text', 'x &lt;div&gt; y'),
            fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
          ),
        })
        .map(
          ({ tag, className, isLater, inside }) =>
            `<${tag} class="css-${className}"${isLater ? ' data-later=""' : ''}>${inside}</${tag}>`,
        ),
    })).node;
    const selector = fc
      .array(
        fc
          .tuple(fc.constantFrom('', 'div', 'section'), name)
          .map(([tag, of]) => `${tag}.css-${of}`),
        { minLength: 1, maxLength: 2 },
      )
      .chain((steps) => fc.constantFrom(steps.join(' '), steps.join('>'), steps.join(',')));
    fc.assert(
      fc.property(
        fc.array(element, { minLength: 1, maxLength: 5 }),
        fc.uniqueArray(selector, { maxLength: 6 }),
        (elements, selectors) => {
          const rules = selectors.map((of) => `${of}{color:red}`);
          const whole = documentOf(elements.join(''), emotion('css a b c d', rules.join('')));
          const parts = inTwoParts(whole, '');
          if (!parts) {
            expect(whole).not.toContain('data-later');
            return;
          }
          const { first, rest } = parts;
          const page = together(first, rest);
          expect(page.getElementById('root')?.innerHTML).toBe(
            parse(whole).getElementById('root')?.innerHTML,
          );
          const [inFirst, inRest] = [rulesIn(first), rulesIn(rest)];
          expect([...inFirst, ...inRest].sort()).toEqual([...rules].sort());
          const shown = parse(first);
          for (const rule of inRest) {
            expect(shown.querySelector(rule.replace(/\{.*/, ''))).toBeNull();
          }
        },
      ),
    );
  });
});
