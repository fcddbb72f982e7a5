import { expect, test, type Page } from '@playwright/test';

/** A person nobody has seen before. */
function newcomer() {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
  return { name: 'Asha Rao', email: `asha.${id}@example.com`, password: 'marigold-lane-1' };
}

async function fillDelivery(page: Page, email: string) {
  await page.getByLabel(/first name/i).fill('Asha');
  await page.getByLabel(/last name/i).fill('Rao');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
  await page.getByLabel(/phone|mobile/i).fill('9876543210');
  await page.getByLabel(/street/i).fill('12 Church Street');
  await page.getByLabel(/zip|pin ?code/i).fill('560001');
  await expect(page.getByLabel(/city/i)).toHaveValue(/Bangalore|Bengaluru/);
  await expect(page.getByLabel(/state/i)).toHaveValue('Karnataka');
  await expect(page.getByLabel(/country/i)).toHaveValue('India');
}

test('a guest finds a sofa and a kurta, signs up, orders by cash on delivery, and finds it all again', async ({
  page,
  context,
}) => {
  const person = newcomer();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text());
  });

  // Home, then the listing narrowed to one category by its address.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/shop?category=sofa');
  const firstSofa = page.getByRole('main').getByRole('article').first();
  await expect(firstSofa).toBeVisible();

  // A product with sizes refuses to be added before one is chosen, and then is.
  await page.goto('/shop?category=kurta');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await expect(page.getByText('Please select a size before adding to cart.').first()).toBeVisible();
  await page.getByRole('radio').first().check({ force: true });
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await expect(page.getByText('Added to cart!')).toBeVisible();

  // The guest's cart leads to signing up, and from there on to the delivery form.
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await page.getByRole('main').getByText('LOGIN TO CONTINUE').click();
  await expect(page).toHaveURL(/\/login/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /sign up|create/i })
    .first()
    .click();
  await page.getByLabel(/name/i).first().fill(person.name);
  await page.getByLabel(/e-?mail/i).fill(person.email);
  await page.getByLabel(/^password/i).fill(person.password);
  await page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: /sign up|create/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/place-order/);

  await fillDelivery(page, person.email);
  await page.getByRole('radio', { name: /cash on delivery/i }).check({ force: true });
  await page.getByRole('button', { name: /place order/i }).click();
  await expect(page).toHaveURL(/\/orders/);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();

  // Reload, close and reopen: all still there.
  await page.reload();
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto('/orders');
  await expect(again.getByRole('main').getByText(name).first()).toBeVisible();
  await again.goto('/cart');
  await expect(again.getByText('Your Cart is Empty')).toBeVisible();
  expect(broken).toEqual([]);
});
