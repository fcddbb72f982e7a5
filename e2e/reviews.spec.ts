import { expect, test, type Page } from './test';
import { expectAccessible } from './axe';
import { newcomer, signIn, visit } from './people';

const PRODUCTS = { phone: 'kurta-chanderi-festive', desktop: 'kurta-everyday-handloom' } as const;
const productOf = (project: string) => (project === 'phone' ? PRODUCTS.phone : PRODUCTS.desktop);

async function openReviews(page: Page, product: string) {
  await visit(page, `/product/${product}#reviews`);
  const panel = page.getByRole('tabpanel', { name: /^Reviews/ });
  await expect(panel.getByRole('button', { name: 'Write Review' })).toBeVisible();
  return panel;
}

test('a link to the reviews leads to them', async ({ page }) => {
  await visit(page, '/product/kurta-lucknow-chikankari#reviews');
  const tab = page.getByRole('tab', { name: /^Reviews/ });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeInViewport();
  await expect(page.getByRole('list', { name: 'Rating distribution' })).toBeInViewport();
});

test('a guest is asked to log in', async ({ page }, { project }) => {
  const panel = await openReviews(page, productOf(project.name));
  await panel.getByRole('button', { name: 'Write Review' }).click();
  await expect(page.getByText('Please login to add a review')).toBeVisible();
  await expect(panel.getByRole('form')).toBeHidden();
});

test('write, edit and delete a review; the stars follow everywhere', async ({ page, request }, {
  project,
}) => {
  const product = productOf(project.name);
  const person = await newcomer(request);
  await signIn(page, person);
  const panel = await openReviews(page, product);
  const before = await panel.getByRole('listitem').count();

  await panel.getByRole('button', { name: 'Write Review' }).click();
  const form = panel.getByRole('form', { name: 'Write a review' });
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(form.getByText('Please add a comment')).toBeVisible();
  await form.getByRole('radio', { name: '1 star', exact: true }).check({ force: true });
  await form.getByLabel('Your review').fill('The blue ran in the first wash.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Submit Review' }).click();

  const own = panel.getByRole('listitem').filter({ hasText: 'The blue ran' });
  await expect(own).toContainText(`${person.name} (you)`);
  await expect(own).toContainText(/[A-Z][a-z]{2} \d{1,2}, 20\d\d/);
  await expect(panel.getByRole('button', { name: 'Write Review' })).toBeHidden();
  expect(await panel.getByRole('listitem').count()).toBe(before + 1);
  const stars = page
    .getByRole('main')
    .getByRole('img', { name: /^Rated/ })
    .first();
  const low = await stars.getAttribute('aria-label');

  await own.getByRole('button', { name: 'Edit' }).click();
  const edit = panel.getByRole('form', { name: 'Edit your review' });
  await expect(edit.getByLabel('Your review')).toHaveValue('The blue ran in the first wash.');
  await edit.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await edit.getByRole('button', { name: 'Update Review' }).click();
  await expect(stars).not.toHaveAttribute('aria-label', low ?? '');

  await own.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete your review?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(own).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Write Review' })).toBeVisible();
});

test('a draft survives a lost connection and a reload', async ({ page, request, context }) => {
  const person = await newcomer(request);
  await signIn(page, person);
  const panel = await openReviews(page, 'kurta-lucknow-chikankari');
  await panel.getByRole('button', { name: 'Write Review' }).click();
  await panel.getByLabel('Your review').fill('Light as a promise.');
  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Error submitting review')).toBeVisible({ timeout: 15_000 });
  await expect(panel.getByLabel('Your review')).toHaveValue('Light as a promise.');
  await expect(panel.getByRole('button', { name: 'Submit Review' })).toBeFocused();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Your review')).toHaveValue('Light as a promise.');
});

test('a product closed to reviews shows neither stars nor form', async ({ page, request }) => {
  const answer = await request.get('/v1/api/product/list?published=true&limit=1000');
  const { products } = (await answer.json()) as {
    products: { _id: string; allowCustomerReviews: boolean }[];
  };
  const closed = products.find(({ allowCustomerReviews }) => !allowCustomerReviews);
  expect(closed).toBeDefined();
  await visit(page, `/product/${closed?._id ?? ''}#reviews`);
  await expect(page.getByRole('tabpanel')).toContainText('Customer reviews are closed');
  await expect(page.getByRole('button', { name: 'Write Review' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Read reviews' })).toBeHidden();
});
