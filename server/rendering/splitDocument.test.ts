import fc from 'fast-check';
import { hashOf, splitDocument, SECOND_PART_MARK } from './splitDocument';

const documentOf = (body: string, head = '', kind = 'whole', address = '/') =>
  `<!doctype html><html><head>${head}</head><body><div id="root" data-page="${kind}" data-address="${address}">${body}</div></body></html>`;

const styled = (css: string) => `<style data-s>${css}</style>`;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const rulesIn = (html: string): string[] =>
  [...parse(html).querySelectorAll('style[data-s]')].flatMap((style) =>
    Array.from(style.textContent.matchAll(/[^{}]+\{[^{}]*\}/g), ([rule]) => rule),
  );

/** Joins the parts as the inlined script does (`loadSecondPart`). */
function together(first: string, second: string): Document {
  const page = parse(first);
  const places = [...page.querySelectorAll('[data-second-part]')];
  for (const part of parse(`<body>${second}`).body.querySelectorAll('template')) {
    places.shift()?.append(part.content);
  }
  return page;
}

function split(html: string): { first: string; second: string } {
  const parts = splitDocument(html, 'script');
  if (!parts) throw new Error('The page was not split.');
  return parts;
}

describe('a split document', () => {
  it('has the first screen in the first part, and the content of marked elements in the second', () => {
    const { first, second } = split(
      documentOf(
        '<h1>Sofas</h1><div class="list" data-second-part=""><div>Later</div></div><p>Below</p>',
      ),
    );
    expect(first).toContain(
      '<h1>Sofas</h1><div class="list" data-second-part=""></div><p>Below</p>',
    );
    expect(second).toBe(`${SECOND_PART_MARK}<template><div>Later</div></template>`);
  });

  it('reads the page’s kind and address wherever they are in the tag', () => {
    const usual = documentOf('<p data-second-part="">Later</p>', '', 'data', '/shop');
    const other = usual.replace(
      'id="root" data-page="data" data-address="/shop"',
      'data-address="/shop" data-scripts="[]" data-page="data" id="root"',
    );
    expect(split(other).first).toContain('url=/shop?whole=1');
    expect(split(other).second).toBe(split(usual).second);
  });

  it('identifies the second part by a hash of its content', () => {
    const { first, second } = split(documentOf('<p data-second-part="">Later</p>'));
    expect(first).toContain(`data-rest="${hashOf(second)}"`);
    expect(split(documentOf('<p data-second-part="">Other</p>')).first).not.toContain(
      hashOf(second),
    );
  });

  it('has the script that loads the second part in its head', () => {
    const { first } = split(documentOf('<p data-second-part="">Later</p>'));
    expect(first).toMatch(/<script>script<\/script><\/head><body>.*<div id="root"/);
  });

  it.each([
    ['/', '/?whole=1'],
    ['/shop?category=sofa', '/shop?category=sofa&whole=1'],
  ])('redirects a browser without JavaScript from %s to the whole page', (address, whole) => {
    const { first } = split(documentOf('<p data-second-part="">Later</p>', '', 'data', address));
    const text = parse(first).querySelector('noscript')?.innerHTML ?? '';
    expect(parse(text).querySelector('meta')?.content).toBe(`0;url=${whole}`);
  });

  it('has hydration data in the second part, and structured data in the first', () => {
    const layout = '<script type="application/json" id="layout">{"headers":[]}</script>';
    const ld = '<script type="application/ld+json">{}</script>';
    const { first, second } = split(documentOf(`<p data-second-part="">Later</p>${ld}`) + layout);
    expect(first).toContain(ld);
    expect(first).not.toContain(layout);
    expect(second).toContain(layout);
  });

  it('is not made without marked elements, nor of the app shell', () => {
    expect(splitDocument(documentOf('<h1>About</h1>'), '')).toBeNull();
    expect(
      splitDocument(documentOf('<p data-second-part="">Later</p>', '', 'shell'), ''),
    ).toBeNull();
  });

  it('has the styles of its first screen in the first part', () => {
    const { first, second } = split(
      documentOf(
        '<h1 class="a">A</h1><div data-second-part=""><p class="b">B</p></div>',
        styled('.a{color:red}.b{color:blue}'),
      ),
    );
    expect(rulesIn(first)).toEqual(['.a{color:red}']);
    expect(second).not.toContain('color');
  });

  it('makes the same page together, with every rule in the part that has its element', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const element = fc.letrec<{ node: string }>((tie) => ({
      node: fc
        .record({
          tag: fc.constantFrom('div', 'section'),
          className: name,
          isMarked: fc.boolean(),
          inside: fc.oneof(
            { depthSize: 'small' },
            fc.constantFrom('', 'text', 'x &lt;div&gt; y'),
            fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
          ),
        })
        .map(
          ({ tag, className, isMarked, inside }) =>
            `<${tag} class="${className}"${isMarked ? ' data-second-part=""' : ''}>${inside}</${tag}>`,
        ),
    })).node;
    const selector = fc
      .array(
        fc.tuple(fc.constantFrom('', 'div', 'section'), name).map(([tag, of]) => `${tag}.${of}`),
        { minLength: 1, maxLength: 2 },
      )
      .chain((steps) => fc.constantFrom(steps.join(' '), steps.join('>'), steps.join(',')));
    fc.assert(
      fc.property(
        fc.array(element, { minLength: 1, maxLength: 5 }),
        fc.uniqueArray(selector, { maxLength: 6 }),
        (elements, selectors) => {
          const rules = selectors.map((of) => `${of}{color:red}`);
          const whole = documentOf(elements.join(''), styled(rules.join('')));
          const parts = splitDocument(whole, '');
          if (!parts) {
            expect(whole).not.toContain('data-second-part');
            return;
          }
          const { first, second } = parts;
          const page = together(first, second);
          expect(page.getElementById('root')?.innerHTML).toBe(
            parse(whole).getElementById('root')?.innerHTML,
          );
          const shown = parse(first);
          const inFirst = rulesIn(first);
          for (const rule of rules.filter((one) => !inFirst.includes(one))) {
            expect(shown.querySelector(rule.replace(/\{.*/, ''))).toBeNull();
          }
        },
      ),
    );
  });
});
