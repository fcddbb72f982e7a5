import { usedStyles } from './criticalCss';

const page = '<h1 class="a on">A</h1>';

describe("a page's critical CSS", () => {
  it.each([
    ['an element that it shows', '.a{color:red}'],
    ['an element by its name', 'h1{color:red}'],
    ['one of several elements', '.b,.a{color:red}'],
    ['the state that an element is in', '.a.on{color:red}'],
    ['an element that is not in a state', '.a:not(.off){color:red}'],
    ['one of several, of which it may have any', ':is(.b,:not(.off)) h1{color:red}'],
    ['a finger', '.a:active{color:red}'],
    ['braces in a string', '.a:after{content:"}{"}'],
  ])('has rules for %s', (_what, css) => {
    expect(usedStyles(css, page)).toBe(css);
  });

  it.each([
    ['an element that it does not show', '.b{color:red}'],
    ['an element inside of such', '.b .a{color:red}'],
    ['a state that no element is in', '.a.off{color:red}'],
  ])('has no rules for %s', (_what, css) => {
    expect(usedStyles(css, page)).toBe('');
  });

  it.each([
    ['paper', '@media print{.a{color:red}}'],
    ['a pointer', '@media (hover:hover){.a:hover{color:red}}'],
  ])("has rules for %s, except on a phone's first screen", (_what, css) => {
    expect(usedStyles(css, page)).toBe(css);
    expect(usedStyles(css, page, true)).toBe('');
  });

  it('keeps the used ones of several rules under one condition', () => {
    const css =
      '@media (width>=37.5em){.b{margin:1px}.a{margin:2px}}@container (width<9em){.b{margin:3px}}';
    expect(usedStyles(css, page)).toBe('@media (width>=37.5em){.a{margin:2px}}');
  });

  it('keeps the animations of its elements', () => {
    const css = '.a{animation:1s x}@keyframes x{50%{opacity:0}}@keyframes y{50%{opacity:0}}';
    expect(usedStyles(css, page)).toBe('.a{animation:1s x}@keyframes x{50%{opacity:0}}');
  });

  it("keeps the theme's variables that are read, also through others and by scripts", () => {
    const css =
      ':root{--ink:var(--base);--base:black;--edge:1px;--bar:2px}[data-scheme=dark]{--base:white;--edge:2px}@media (prefers-color-scheme:dark){:root:not([data-scheme]){--base:white;--edge:2px}}.a{color:var(--ink)}';
    expect(usedStyles(css, `${page}<script>top='var(--bar)'</script>`)).toBe(
      ':root{--ink:var(--base);--base:black;--bar:2px}[data-scheme=dark]{--base:white}@media (prefers-color-scheme:dark){:root:not([data-scheme]){--base:white}}.a{color:var(--ink)}',
    );
  });
});
