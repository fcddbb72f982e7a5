/**
 * Nothing is lost on a narrow screen, on a zoomed page, with text at 200 % (a browser setting), or in forced colours.
 */
import { expect, test, type Page } from './test';
import { layOutWholePage, shopperWithCart, visit } from './people';
import { forEverybody, whenSignedIn } from './routes';
import { addressIn } from '../src/shared/config/languages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1280;

/** The narrowest supported phone, and a desktop zoomed to 200 %. */
const smallest = (page: Page) =>
  isPhone(page) ? { width: 320, height: 640 } : { width: 720, height: 450 };

/** Sets the browser's text size to 200 %, as a shopper would. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
}

async function openProduct(page: Page): Promise<void> {
  await visit(page, '/shop');
  await settled(page);
  await page.locator('main a[href^="/product/"]').first().click();
  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible();
}

/** Expects no text outside the page, cut off by its box or overlapping other text. */
async function expectNoLoss(page: Page): Promise<void> {
  await settled(page);
  await layOutWholePage(page);
  await expect.poll(() => page.evaluate(lossesOn)).toEqual([]);
}

/** Runs in the page. */
function lossesOn(): string[] {
  const edge = document.documentElement.clientWidth;
  const losses = document.documentElement.scrollWidth > window.innerWidth ? ['page too wide'] : [];

  interface Words {
    text: string;
    node: Node;
    layer: Element | null;
    box: { left: number; right: number; top: number; bottom: number };
  }
  const words: Words[] = [];
  const style = (element: Element) => getComputedStyle(element);
  /** Content of a sideways scroller is reached by scrolling. */
  const isInStrip = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent.tagName === 'MAIN') return false;
    return style(parent).overflowX !== 'visible' || isInStrip(parent);
  };
  /** Fixed bars cover what scrolls, on purpose. */
  const layerOf = (element: Element | null): Element | null => {
    if (!element) return null;
    const isFixed = ['fixed', 'sticky'].includes(style(element).position);
    return isFixed ? element : layerOf(element.parentElement);
  };

  /** The area in which the boxes around an element show it; lines that a card truncates do not count. */
  const clipOf = (element: Element | null): Words['box'] => {
    if (!element) return { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
    const outer = clipOf(element.parentElement);
    if (style(element).overflowY === 'visible') return outer;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      left: Math.max(left, outer.left),
      right: Math.min(right, outer.right),
      top: Math.max(top, outer.top),
      bottom: Math.min(bottom, outer.bottom),
    };
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || /^(?:SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName)) {
      continue;
    }
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const around = element.getBoundingClientRect();
    // Text for screen readers only is one pixel large, or clipped.
    if (around.width <= 1 || around.height <= 1) continue;
    if (style(element).clipPath !== 'none') continue;
    const { overflowX, overflowY, webkitLineClamp } = style(element);
    if (webkitLineClamp === 'none') {
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2);
      if (isCut) losses.push(`cut: ${text.slice(0, 40)}`);
    }
    if ((around.right > edge + 1 || around.left < -1) && !isInStrip(element)) {
      losses.push(`beyond the edge: ${text.slice(0, 40)}`);
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 2) continue;
      // A line's box is taller than its glyphs, and close lines share that space.
      const air = line.height * 0.28;
      const clip = clipOf(element);
      const box = {
        left: Math.max(line.left + 1, clip.left),
        right: Math.min(line.right - 1, clip.right),
        top: Math.max(line.top + air, clip.top),
        bottom: Math.min(line.bottom - air, clip.bottom),
      };
      if (box.left >= box.right || box.top >= box.bottom) continue;
      words.push({ text, node, layer: layerOf(element), box });
    }
  }
  words.forEach((a, at) => {
    for (const b of words.slice(at + 1)) {
      if (a.node === b.node || a.layer !== b.layer) continue;
      const isApart =
        a.box.left >= b.box.right ||
        b.box.left >= a.box.right ||
        a.box.top >= b.box.bottom ||
        b.box.top >= a.box.bottom;
      if (!isApart) losses.push(`overlap: ${a.text.slice(0, 30)} / ${b.text.slice(0, 30)}`);
    }
  });
  return [...new Set(losses)];
}

/** Hindi is taller and longer; a desktop has room for it. */
const inHindi = [...forEverybody, '/product/dress-tiered-marigold'].map((path) =>
  addressIn('hi', path),
);
for (const path of [...forEverybody, ...inHindi]) {
  test(`${path} loses nothing`, async ({ page, isMobile }) => {
    test.skip(!isMobile && inHindi.includes(path));
    const usual = page.viewportSize();
    await page.setViewportSize(smallest(page));
    await visit(page, path);
    await expectNoLoss(page);
    if (usual) await page.setViewportSize(usual);
    await doubleText(page);
    await expectNoLoss(page);
  });
}

test('a product loses nothing', async ({ page }) => {
  const usual = page.viewportSize();
  await page.setViewportSize(smallest(page));
  await openProduct(page);
  await expectNoLoss(page);
  if (usual) await page.setViewportSize(usual);
  await doubleText(page);
  await expectNoLoss(page);
});

test('an account’s pages lose nothing', async ({ page, request }) => {
  await shopperWithCart(page, request, 2);
  await page.setViewportSize(smallest(page));
  for (const path of whenSignedIn) {
    await visit(page, path);
    await expectNoLoss(page);
  }
});

test('an account’s pages in Hindi lose nothing, also with text at 200 %', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile);
  await shopperWithCart(page, request, 2);
  const usual = page.viewportSize();
  await page.setViewportSize(smallest(page));
  for (const path of whenSignedIn) {
    await visit(page, addressIn('hi', path));
    await expectNoLoss(page);
  }
  if (usual) await page.setViewportSize(usual);
  await doubleText(page);
  for (const path of whenSignedIn) {
    await visit(page, addressIn('hi', path));
    await expectNoLoss(page);
  }
});

test('an account’s pages lose nothing with text at 200 %', async ({ page, request }) => {
  await shopperWithCart(page, request, 2);
  await doubleText(page);
  for (const path of whenSignedIn) {
    await visit(page, path);
    await expectNoLoss(page);
  }
});

test('a header too narrow for text at 200 % becomes the phone’s header', async ({ page }) => {
  await doubleText(page);
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sofa' }),
  ).toBeVisible();
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const colour = (page: Page, name: string) =>
    page.evaluate((keyword) => {
      const probe = document.createElement('i');
      probe.style.color = keyword;
      document.body.append(probe);
      const value = getComputedStyle(probe).color;
      probe.remove();
      return value;
    }, name);

  test('stars, swatches, sizes and what is chosen can be seen', async ({ page }) => {
    await visit(page, '/shop?search=marigold%20tiered');
    await settled(page);
    const main = page.getByRole('main');
    // A swatch must keep its colour in forced colours.
    const swatch = main
      .getByRole('group', { name: /^Colours/ })
      .locator('a[style]')
      .first();
    const canvas = await colour(page, 'Canvas');
    await expect(swatch).not.toHaveCSS('background-color', canvas);
    await expect(swatch).not.toHaveCSS('border-top-width', '0px');

    const grid = main.getByRole('button', { name: /grid/i });
    await expect(grid).toHaveCSS('background-color', await colour(page, 'Highlight'));

    await main.locator('a[href^="/product/"]').first().click();
    await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible();
    const chosen = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').first();
    await chosen.check({ force: true });
    const mark = () =>
      page.evaluate(() => {
        const label = document
          .querySelector('fieldset:last-of-type input:checked')
          ?.closest('label');
        const part = label?.querySelector('span') ?? label;
        return part ? getComputedStyle(part).backgroundColor : '';
      });
    await expect.poll(mark).toBe(await colour(page, 'Highlight'));
    await expect(page.getByRole('tab', { name: 'Description' })).toHaveCSS(
      'color',
      await colour(page, 'Highlight'),
    );
  });

  test('keyboard focus and every button keep an edge', async ({ page }) => {
    await visit(page, '/login');
    await settled(page);
    const login = page.getByRole('main').getByRole('button', { name: 'Login' });
    await expect(login).toHaveCSS('border-top-style', 'solid');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() =>
      document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : '',
    );
    expect(outline).toBe('solid');
  });
});
