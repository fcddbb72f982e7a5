/** Tamil is a draft (messages/drafts): a file and no code. */
import { expect, test } from '../test';
import { walkJourney } from '../journey';
import { sayIn, visit } from '../people';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a guest orders in Tamil, from home to the order', async ({ page, context }) => {
  test.slow();
  await walkJourney(page, context, { base: '/ta', say: sayIn('ta') });
});

test('pages, footer and sitemap name Tamil, and what it lacks is English', async ({
  page,
  request,
}) => {
  await visit(page, '/ta/about');
  await expect(page.locator('html[lang="ta-IN"]')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Core principles' })).toBeAttached();
  const { origin } = new URL(page.url());
  const other = page.locator('link[rel="alternate"][hreflang="ta"]');
  await expect(other).toHaveAttribute('href', `${origin}/ta/about`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${origin}/ta/about</loc>`);
  await visit(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'தமிழ்' });
  await expect(link).toHaveAttribute('href', '/ta/about');
});
