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

/** As the script in the page does it (`loadSecondPart`). */
function together(first: string, rest: string): Document {
  const page = parse(first);
  const places = [...page.querySelectorAll('[data-second-part]')];
  for (const part of parse(`<body>${rest}`).body.querySelectorAll('template')) {
    places.shift()?.append(part.content);
  }
  return page;
}

function split(html: string): { first: string; rest: string } {
  const parts = splitDocument(html, 'script');
  if (!parts) throw new Error('The page comes in one.');
  return parts;
}

describe('a page in two parts', () => {
  it('has in the first what its first screen shows, and what is for later in the second', () => {
    const { first, rest } = split(
      documentOf(
        '<h1>Sofas</h1><div class="list" data-second-part=""><div>Later</div></div><p>Below</p>',
      ),
    );
    expect(first).toContain(
      '<h1>Sofas</h1><div class="list" data-second-part=""></div><p>Below</p>',
    );
    expect(rest).toBe(`${SECOND_PART_MARK}<template><div>Later</div></template>`);
  });

  it('names the second part by what is in it', () => {
    const { first, rest } = split(documentOf('<p data-second-part="">Later</p>'));
    expect(first).toContain(`data-rest="${hashOf(rest)}"`);
    expect(split(documentOf('<p data-second-part="">Other</p>')).first).not.toContain(hashOf(rest));
  });

  it('brings the script that has the second part, before the page', () => {
    const { first } = split(documentOf('<p data-second-part="">Later</p>'));
    expect(first).toMatch(/<script>script<\/script><\/head><body>.*<div id="root"/);
  });

  it.each([
    ['/', '/?whole=1'],
    ['/shop?category=sofa', '/shop?category=sofa&whole=1'],
  ])('leads whoever runs no scripts from %s to the whole page', (address, whole) => {
    const { first } = split(documentOf('<p data-second-part="">Later</p>', '', 'data', address));
    const text = parse(first).querySelector('noscript')?.innerHTML ?? '';
    expect(parse(text).querySelector('meta')?.content).toBe(`0;url=${whole}`);
  });

  it('brings what the shop reads when it wakes in the second part, and what crawlers read in the first', () => {
    const layout = '<script type="application/json" id="layout">{"headers":[]}</script>';
    const ld = '<script type="application/ld+json">{}</script>';
    const { first, rest } = split(documentOf(`<p data-second-part="">Later</p>${ld}`) + layout);
    expect(first).toContain(ld);
    expect(first).not.toContain(layout);
    expect(rest).toContain(layout);
  });

  it('is whole where nothing is for later, and for a frame alone', () => {
    expect(splitDocument(documentOf('<h1>About</h1>'), '')).toBeNull();
    expect(
      splitDocument(documentOf('<p data-second-part="">Later</p>', '', 'shell'), ''),
    ).toBeNull();
  });

  it('has in the first the styles of what its first screen shows', () => {
    const { first, rest } = split(
      documentOf(
        '<h1 class="a">A</h1><div data-second-part=""><p class="b">B</p></div>',
        styled('.a{color:red}.b{color:blue}'),
      ),
    );
    expect(rulesIn(first)).toEqual(['.a{color:red}']);
    expect(rest).not.toContain('color');
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
            `<${tag} class="${className}"${isLater ? ' data-second-part=""' : ''}>${inside}</${tag}>`,
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
          const { first, rest } = parts;
          const page = together(first, rest);
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
