import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { openShop, type OwnShop } from './ownShop';
import { newcomer, orderOne, shopperWithCart, signIn, visit } from './people';
import { expect, test } from './test';

test.use({ serviceWorkers: 'block' });

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openShop({});
});
test.afterAll(() => {
  shop.stop();
});

test('a forgotten password is replaced by the link of a mail', async ({ page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: shop.origin });
  const person = await newcomer(request);
  await visit(page, `${shop.origin}/login`);
  await page.getByRole('link', { name: 'Get a link by email' }).click();
  await page.getByLabel('Email').fill(person.email);
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('we have sent a link to it')).toBeVisible();

  let link: string | undefined;
  await expect(() => {
    const mail = shop.mails().find((one) => one.includes('Subject: Choose a new password'));
    link = /\/login#reset=[\w-]+/.exec(mail ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass();
  await visit(page, shop.origin + (link ?? ''));
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  await page.getByLabel('New password').fill('battery staple');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page).toHaveURL(`${shop.origin}/`);
  const login = (password: string) =>
    request.post('/v1/api/user/login', { data: { email: person.email, password } });
  expect((await login('battery staple')).status()).toBe(200);
  expect((await login(person.password)).status()).toBe(401);
  await visit(page, `${shop.origin}/profile`);
  await expect(page.getByText(person.email)).toBeVisible();
  await request.dispose();
});

test('a shopper downloads everything, and deletes the account', async ({ page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: shop.origin });
  const { person, products } = await shopperWithCart(page, request);
  const [product] = products;
  if (!product) throw new Error('The shop has nothing to sell.');
  const orderId = await orderOne(request, person, product);
  await signIn(page, person);
  await visit(page, `${shop.origin}/profile`);

  await page.getByRole('button', { name: 'Download my data' }).click();
  let dialog = page.getByRole('dialog', { name: 'Download my data' });
  await dialog.getByLabel('Password').fill(person.password);
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe('marigold-lane-my-data.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    account: { name: person.name, email: person.email },
    orders: [{ _id: orderId }],
  });
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Delete account' }).click();
  dialog = page.getByRole('dialog', { name: 'Delete account?' });
  await dialog.getByLabel('Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('The account has orders that have not ended')).toBeVisible();
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual(
    [],
  );
  shop.operate('orders', 'set-status', orderId, 'Cancelled');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(`${shop.origin}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const { email, password } = person;
  expect((await request.post('/v1/api/user/login', { data: { email, password } })).status()).toBe(
    401,
  );
  await request.dispose();
});
