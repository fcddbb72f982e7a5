import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { layOutWholePage } from './people';

/** No violation of WCAG 2.2 AA, nor of axe's best practices, on what is on the page now. */
export async function expectAccessible(page: Page): Promise<void> {
  await layOutWholePage(page);
  // Half-way through a fade everything has too little contrast.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 160)) })),
  ).toEqual([]);
}
