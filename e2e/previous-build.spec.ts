/**
 * What an earlier build of the shop stored is read by this one. The fixture was written by the build of
 * 2026-11-26 (its storage, `UID` in place of the account): a cart with a change that was made offline,
 * an edit that its page had not journaled, and the catalogue.
 */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from './test';
import {
  accountCart,
  hydrated,
  newcomer,
  ownerOf,
  shopperWithCart,
  signIn,
  units,
  visit,
} from './people';

interface Stored {
  localStorage: Record<string, string>;
  slices: { key: string | (string | number)[]; value: unknown }[];
  journal: { key: string | (string | number)[]; value: unknown }[];
}

const fixture = readFileSync(new URL('fixtures/previousBuild.json', import.meta.url), 'utf8');

/** Writes into the browser's storage from a page that runs no script of the shop. */
async function store(page: Page, stored: Stored): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(async ({ localStorage: values, slices, journal }) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('marigold-lane', 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('slices');
        opening.result.createObjectStore('journal');
      };
      opening.onerror = () => {
        reject(new Error('The database could not be opened.'));
      };
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction(['slices', 'journal'], 'readwrite');
        for (const { key, value } of slices) transaction.objectStore('slices').put(value, key);
        for (const { key, value } of journal) transaction.objectStore('journal').put(value, key);
        transaction.oncomplete = () => {
          database.close();
          resolve();
        };
      };
    });
  }, stored);
}

test('the cart, the edits and the catalogue of an earlier build are read', async ({
  page,
  request,
}) => {
  const person = await newcomer(request);
  const uid = ownerOf(person.token);
  const stored = JSON.parse(fixture.replaceAll('UID', uid)) as Stored;
  const kurta = { itemId: 'kurta-indigo-block-print', size: 'XS' };
  await request.post('/v1/api/cart/add', { data: kurta, headers: { token: person.token } });
  await store(page, stored);
  await signIn(page, person);

  await visit(page, '/cart');
  // Two of the first line (changed offline), one of the line whose edit was not journaled.
  await expect(page.getByRole('link', { name: /^Cart, 3 items/ })).toBeVisible();
  await expect(page.getByText('Saved in your account', { exact: true })).toBeVisible();
  const cartData = await accountCart(request, person);
  expect(cartData['kurta-indigo-block-print']).toEqual({ XS: 2 });
  expect(Object.keys(cartData)).toHaveLength(2);
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('app:tap:')),
    ),
  ).toEqual([]);
});

test('a newer build in another tab: its record is left alone, and this tab’s edits wait for it', async ({
  page,
  context,
  request,
}) => {
  const { person } = await shopperWithCart(page, request);
  await visit(page, '/cart');
  await expect(page.getByText('Saved in your account', { exact: true })).toBeVisible();
  const uid = ownerOf(person.token);
  const key = `cart:${uid}`;
  // The newer build, in a tab of its own, has written its record and tells the other tabs.
  const newer = await context.newPage();
  await store(newer, {
    localStorage: {},
    slices: [],
    journal: [{ key, value: { v: 2, uid, shape: 'of the newer build' } }],
  });
  await newer.evaluate((owner) => {
    new BroadcastChannel('marigold-lane').postMessage({ outbox: 'cart', uid: owner });
  }, uid);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible();
  await page.reload();
  await hydrated(page);
  const held = await page.evaluate(async (recordKey) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('marigold-lane');
      opening.onsuccess = () => {
        resolve(opening.result);
      };
    });
    const reading = database.transaction('journal').objectStore('journal').get(recordKey);
    const record = await new Promise((resolve) => {
      reading.onsuccess = () => {
        resolve(reading.result);
      };
    });
    const edits = Object.keys(localStorage).filter((each) => each.startsWith('app:tap:cart:'));
    return { record, edits: edits.length };
  }, key);
  expect(held).toEqual({ record: { v: 2, uid, shape: 'of the newer build' }, edits: 1 });
  expect(units(await accountCart(request, person))).toBe(1);
});

test('offline, the catalogue of an earlier build is shown with its age', async ({
  page,
  request,
}) => {
  const person = await newcomer(request);
  const stored = JSON.parse(fixture.replaceAll('UID', ownerOf(person.token))) as Stored;
  await store(page, stored);
  await signIn(page, person);
  await page.route('**/v1/api/**', (route) => route.abort());
  await visit(page, '/cart');
  await expect(page.getByRole('link', { name: 'Indigo Block Print Kurta' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart, 3 items/ })).toBeVisible();
});
