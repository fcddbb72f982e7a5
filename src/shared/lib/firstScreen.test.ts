import { withoutScripts } from './firstScreen';

const image = (name: string) => `<img src="/${name}.webp" loading="lazy" fetchPriority="high"/>`;
const home = `<html lang="en"><head><script>scheme()</script><template data-hero="1">one</template><template data-hero="2">two</template><script data-hero>choose()</script><script>startHydration()</script></head><body>${image('a')}${image('b')}<script type="application/json" id="layout">{}</script></body></html>`;

describe('a page without its scripts', () => {
  it('has them separately, in order, and keeps data scripts', () => {
    const { html, scripts } = withoutScripts(home, { hero: 1, scheme: undefined });
    expect(scripts).toBe('<script>scheme()</script><script>startHydration()</script>');
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/json" id="layout">']);
  });

  it.each([
    [1, 'one', 'a'],
    [2, 'two', 'b'],
  ] as const)('has what its own script would choose: picture %p', (hero, preload, shown) => {
    const { html } = withoutScripts(home, { hero, scheme: undefined });
    expect(html).toMatch(
      new RegExp(`^<html data-hero="${String(hero)}" lang="en"><head>${preload}<`),
    );
    // The one that is shown is fetched at once, and the other one never.
    expect(html.match(/<img[^>]*>/g)).toEqual(
      ['a', 'b'].map((name) =>
        name === shown ? image(name).replace(' loading="lazy"', '') : image(name),
      ),
    );
  });

  it('has the chosen scheme, or the device’s', () => {
    const rootIn = (scheme: 'light' | 'dark' | undefined) =>
      withoutScripts('<html lang="en"></html>', { hero: 1, scheme }).html;
    expect(rootIn('dark')).toBe('<html data-scheme="dark" lang="en"></html>');
    expect(rootIn('light')).toBe('<html data-scheme="light" lang="en"></html>');
    expect(rootIn(undefined)).toBe('<html lang="en"></html>');
  });

  it('finds the pictures whatever the order of their attributes', () => {
    const other = home.replaceAll(
      'loading="lazy" fetchPriority="high"',
      'fetchPriority="high" loading="lazy"',
    );
    const { html } = withoutScripts(other, { hero: 2, scheme: undefined });
    expect(html.match(/<img[^>]*>/g)).toEqual([
      '<img src="/a.webp" fetchPriority="high" loading="lazy"/>',
      '<img src="/b.webp" fetchPriority="high"/>',
    ]);
  });

  it('leaves pictures of other pages as they are', () => {
    const page = `<html>${image('a')}</html>`;
    expect(withoutScripts(page, { hero: 1, scheme: undefined }).html).toBe(page);
  });
});
