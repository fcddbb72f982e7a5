/** Colours as variants: chosen on the product page, kept in the cart, ordered, and asked for in old carts. */
import { expectAccessible } from './axe';
import { choose, fillDelivery, newcomer, placeButton, signIn, visit } from './people';
import { expect, test, type Page } from './test';

// Page transitions would take clicks for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CUSHION = 'cushion-suzani';
const KURTA = 'kurta-indigo-block-print';

const colour = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio', { name });
const add = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first();

test('a chosen colour shows its picture, stays in the address, and is added', async ({ page }) => {
  await visit(page, `/product/${KURTA}`);
  await expect(colour(page, 'Indigo')).toBeChecked();
  await colour(page, 'Green').check({ force: true });
  await expect(page).toHaveURL(/\?colour=Green$/);
  const shown = page.getByRole('button', { name: 'Show picture 3 of 4' });
  await expect(shown).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);

  await page.reload();
  await expect(colour(page, 'Green')).toBeChecked();
  await expect(shown).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio', { name: 'M', exact: true })
    .check({ force: true });
  await add(page).click();
  await expect(page.getByText('1 in your cart in size M / Green.')).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByText('Size M / Green', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /green/);
  // The line leads back to its colour.
  await page.getByRole('list', { name: 'Cart lines' }).getByRole('link').last().click();
  await expect(colour(page, 'Green')).toBeChecked();
});

test('a swatch of a card opens its colour, and Back returns to the list', async ({ page }) => {
  await visit(page, '/shop?category=sofa');
  const card = page.getByRole('main').getByRole('article').first();
  const rust = card
    .getByRole('group', { name: /^Colours/ })
    .getByRole('link')
    .nth(1);
  const name = await rust.getAttribute('title');
  await rust.click();
  await expect(page).toHaveURL(new RegExp(`/product/.*colour=${name ?? ''}`));
  await expect(colour(page, name ?? '')).toBeChecked();
  // Further choices replace the entry: Back leads to the list at once.
  await colour(page, '').first().check({ force: true });
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\?category=sofa$/);
});

test('an old cart asks for the colour before checkout, and the order names it', async ({
  page,
  request,
}) => {
  const person = await newcomer(request);
  const post = (path: string, data: object) =>
    request.post(`/v1/api/${path}`, { data, headers: { token: person.token } });
  await post('cart/update', { itemId: CUSHION, size: 'default', quantity: 2 });
  await signIn(page, person);
  await visit(page, '/cart');
  const choice = page.getByRole('group', { name: 'Choose a colour' });
  await expect(choice).toBeVisible();
  await expect(page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).first()).toBeDisabled();
  await expectAccessible(page);
  await visit(page, '/place-order');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Choose / })
    .click();
  await choice.getByRole('button', { name: 'Red' }).click();
  await expect(choice).toBeHidden();
  await expect(page.getByText('Colour Red', { exact: true })).toBeVisible();
  await expect(page.getByText('Saved in your account', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).first().click();
  await fillDelivery(page, person);
  await choose(page, 'Cash on Delivery');
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/orders/);
  await expect(page.getByText('Colour: Red', { exact: true })).toBeVisible();
});
