import { usedStyles } from './criticalCss';

const page = '<h1 class="a on">A</h1>';

describe('the styles that a page has in it', () => {
  it.each([
    ['an element that it shows', '.a{color:red}'],
    ['an element by its name', 'h1{color:red}'],
    ['one of several elements', '.b,.a{color:red}'],
    ['the state that an element is in', '.a.on{color:red}'],
    ['an element that is not in a state', '.a:not(.off){color:red}'],
    ['one of several, of which it may have any', ':is(.b,:not(.off)) h1{color:red}'],
    ['a finger', '.a:active{color:red}'],
    ['braces in a string', '.a:after{content:"}{"}'],
  ])('are those for %s', (_what, css) => {
    expect(usedStyles(css, page)).toBe(css);
  });

  it.each([
    ['an element that it does not show', '.b{color:red}'],
    ['an element inside of such', '.b .a{color:red}'],
    ['a state that no element is in', '.a.off{color:red}'],
  ])('are not those for %s', (_what, css) => {
    expect(usedStyles(css, page)).toBe('');
  });

  it.each([
    ['paper', '@media print{.a{color:red}}'],
    ['a pointer', '@media (hover:hover){.a:hover{color:red}}'],
  ])('are those for %s but on the first screen of a phone', (_what, css) => {
    expect(usedStyles(css, page)).toBe(css);
    expect(usedStyles(css, page, true)).toBe('');
  });

  it('keeps of the rules under one condition those that are used', () => {
    const css =
      '@media (width>=37.5em){.b{margin:1px}.a{margin:2px}}@container (width<9em){.b{margin:3px}}';
    expect(usedStyles(css, page)).toBe('@media (width>=37.5em){.a{margin:2px}}');
  });

  it('keeps the animations that an element has', () => {
    const css = '.a{animation:1s x}@keyframes x{50%{opacity:0}}@keyframes y{50%{opacity:0}}';
    expect(usedStyles(css, page)).toBe('.a{animation:1s x}@keyframes x{50%{opacity:0}}');
  });

  it('keeps the variables of the theme that are read, through others and by scripts too', () => {
    const css =
      ':root{--ink:var(--base);--base:black;--edge:1px;--bar:2px}[data-scheme=dark]{--base:white;--edge:2px}@media (prefers-color-scheme:dark){:root:not([data-scheme]){--base:white;--edge:2px}}.a{color:var(--ink)}';
    expect(usedStyles(css, `${page}<script>top='var(--bar)'</script>`)).toBe(
      ':root{--ink:var(--base);--base:black;--bar:2px}[data-scheme=dark]{--base:white}@media (prefers-color-scheme:dark){:root:not([data-scheme]){--base:white}}.a{color:var(--ink)}',
    );
  });
});
