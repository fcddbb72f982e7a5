/** @jest-environment node */
import { engines, openTestShop } from './harness';
import { fuzz } from './fuzz';

it.each(engines)('refuses whatever a client sends on $name, and does not fail', async (engine) => {
  const shop = await openTestShop(engine);
  const { token } = await shop.signUp();
  expect(await fuzz(shop.origin, token, 1_000, 1)).toEqual([]);
  expect((await shop.get('/v1/api/health')).status).toBe(200);
  await shop.close();
});
