import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test';
import { newcomer, shopperWithCart, signIn, visit } from './people';

test('signed out, the profile asks to sign in', async ({ page }) => {
  await visit(page, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(page.getByText('Access Your Profile')).toBeVisible();
  await expect(
    page.getByText('Please sign in to view your profile, orders, and cart.'),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
    'href',
    '/login',
  );
  await main.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('signed in: the person, both sections closed at first, and what they hold', async ({
  page,
  request,
}) => {
  const {
    person,
    products: [product],
  } = await shopperWithCart(page, request);
  await visit(page, '/profile');
  await expect(page.getByText('Active Member')).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText('0 orders found')).toBeVisible();
  await expect(page.getByText('1 items in cart')).toBeVisible();
  await expect(page.getByText('View All Orders')).toBeHidden();

  await page.getByRole('button', { name: 'Show Recent Orders' }).click();
  await expect(page.getByText('No Orders Yet')).toBeVisible();
  await expect(page.getByText('Start shopping to see your orders here')).toBeVisible();
  await page.getByRole('button', { name: 'Show My Cart' }).click();
  await expect(page.getByRole('main').getByText(product?.name ?? '')).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Hide My Cart' }).click();
  await expect(page.getByText('View Full Cart')).toBeHidden();
});

test('edit name, change password, log out everywhere', async ({ page, request }) => {
  const person = await newcomer(request);
  await signIn(page, person);
  await visit(page, '/profile');

  await page.getByRole('button', { name: 'Edit name' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Menon');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Asha Menon' })).toBeVisible();

  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill('wrong-password');
  await dialog.getByLabel('New password').fill('marigold-lane-2');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText('Active Member')).toBeVisible();

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
