/** A shopper's steps from home to an order, for specs that repeat them under different conditions. */
import { expect, type BrowserContext, type Page } from './test';
import { hydrated, choose, fillDelivery, type Say } from './people';

/** A person without an account. */
function stranger() {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
  return {
    name: 'Asha Rao',
    email: `asha.${id}@example.com`,
    password: 'marigold-lane-1',
    token: '',
  };
}

/** Collects what the page reports as errors. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** A guest finds a sofa and a kurta, signs up, orders by cash on delivery, and finds it all again. */
export async function walkJourney(
  page: Page,
  context: BrowserContext,
  { base = '', say = (english) => english }: { base?: string; say?: Say } = {},
): Promise<void> {
  const person = stranger();
  const broken = errorsOf(page);

  // Home, then the listing of one category by its address.
  await page.goto(`${base}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${base}/shop?category=sofa`);
  const firstSofa = page.getByRole('main').getByRole('article').first();
  await expect(firstSofa).toBeVisible();

  // A product with sizes asks for a size first.
  await page.goto(`${base}/shop?category=kurta`);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  // The listing stays on the screen until the product's page has loaded.
  await expect(page.getByRole('radio').first()).toBeAttached();
  await hydrated(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page
    .getByRole('button', { name: new RegExp(say('Add to cart'), 'i') })
    .first()
    .click();
  await expect(
    page.getByText(say('Please select a size before adding to cart.')).first(),
  ).toBeVisible();
  await page
    .getByRole('radiogroup', { name: say('Size') })
    .getByRole('radio')
    .first()
    .check({ force: true });
  await page
    .getByRole('button', { name: new RegExp(say('Add to cart'), 'i') })
    .first()
    .click();
  await expect(page.getByText(say('Added to cart!'))).toBeVisible();

  // The guest cart leads to signing up, and from there to the delivery form.
  await page.goto(`${base}/cart`);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await page
    .getByRole('button', { name: say('LOGIN TO CONTINUE') })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Sign Up') })
    .click();
  const form = page.getByRole('form', { name: say('Sign Up') });
  await form.getByLabel(say('Name')).fill(person.name);
  await form.getByLabel(say('Email')).fill(person.email);
  await form
    .getByRole('textbox', { name: new RegExp(`^${say('Password')}`) })
    .fill(person.password);
  await form.getByRole('button', { name: say('Sign Up') }).click();
  await expect(page).toHaveURL(/\/place-order/);

  await fillDelivery(page, person, say);
  await choose(page, 'Cash on Delivery', say);
  await page.getByRole('button', { name: new RegExp(`^${say('Place Order')}`) }).click();
  await expect(page).toHaveURL(/\/orders/);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();

  // Reload, close and reopen: everything is still there.
  await page.reload();
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto(`${base}/orders`);
  await expect(again.getByRole('main').getByText(name).first()).toBeVisible();
  await again.goto(`${base}/cart`);
  await expect(again.getByText(say('Your Cart is Empty'))).toBeVisible();
  expect(broken).toEqual([]);
}
