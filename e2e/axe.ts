import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { layOutWholePage } from './people';

/** Expects no violation of WCAG 2.2 AA or of axe's best practices on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await layOutWholePage(page);
  // Halfway through a fade, contrast is too low everywhere.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page })
    // WCAG 2.5.3: an accessible name contains the visible text. Axe leaves it off by default.
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 160)) })),
  ).toEqual([]);
}
