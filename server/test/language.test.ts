/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { translationsOf } from '../rendering/build/translations';
import { createInLanguage } from '../requestLanguage';
import { changeSettings } from '../services/shopSettings';
import { engines, lampOrder, openTestShop, type TestShop } from './harness';

const hindi = translationsOf('hi');
const say = (english: string): string => {
  const text = hindi[english];
  if (text === undefined) throw new Error(`No message "${english}".`);
  return text;
};

let shop: TestShop;
beforeAll(async () => {
  const inLanguage = createInLanguage([{ language: 'hi', texts: hindi }]);
  const [engine] = engines;
  if (!engine) throw new Error('No database.');
  shop = await openTestShop(engine, () => ({ inLanguage }));
});
afterAll(() => shop.close());

const messageOf = async (...call: Parameters<TestShop['call']>): Promise<unknown> =>
  (await shop.call(...call)).body['message'];

describe('the language of answers', () => {
  const wrong = { email: 'asha@example.com', password: 'not this one' };

  it('is the one that the page asks for', async () => {
    const english = await messageOf('userLogin', wrong);
    expect(await messageOf('userLogin', wrong, undefined, 'hi')).toBe(say(String(english)));
  });

  it.each(['en', 'hi-IN,hi;q=0.9', 'ta', ''])('is English for "%s"', async (language) => {
    const english = await messageOf('userLogin', wrong);
    expect(await messageOf('userLogin', wrong, undefined, language)).toBe(english);
  });

  it('is also that of the contract’s messages, which are constants', async () => {
    const person = { name: 'Asha', email: 'no address', password: 'correct horse' };
    const english = 'Enter an email address like name@example.com.';
    expect(await messageOf('userRegister', person)).toBe(english);
    expect(await messageOf('userRegister', person, undefined, 'hi')).toBe(say(english));
  });

  it('is that of a field’s name, too', async () => {
    const sent = { page: 'two' };
    expect(await messageOf('productList', sent)).toBe(
      'Please check the page: it is not a valid number.',
    );
    expect(await messageOf('productList', sent, undefined, 'hi')).toBe(
      say('Please check the {field}: {problem}')
        .replace('{field}', say('page'))
        .replace('{problem}', say('This is not a valid number.')),
    );
  });

  it('is no other than that in the address of a read', async () => {
    const list = `${shop.origin}/v1/api/product/list`;
    const answer = await fetch(list, { headers: { 'Accept-Language': 'hi' } });
    expect(await answer.text()).toBe(await (await fetch(list)).text());
  });

  it('is that of its own request, when several are answered at once', async () => {
    const english = 'Enter an email address like name@example.com.';
    const person = { name: 'Asha', email: 'no address', password: 'correct horse' };
    const languages = ['hi', 'en', 'hi', 'en', 'hi'];
    const said = await Promise.all(
      languages.map((language) => messageOf('userRegister', person, undefined, language)),
    );
    expect(said).toEqual(languages.map((language) => (language === 'hi' ? say(english) : english)));
  });

  it('is that of the page to which a payment returns', async () => {
    const { token } = await shop.signUp();
    const paid = async (language: string, key: string) => {
      const { body } = await shop.call('orderPlaceUpi', lampOrder(key), token, language);
      const { pathname } = new URL(String(body['paymentUrl']));
      const back = await fetch(shop.origin + pathname, {
        method: 'POST',
        body: new URLSearchParams({ action: 'pay' }),
        redirect: 'manual',
      });
      return back.headers.get('location');
    };
    expect(await paid('hi', 'language-1')).toMatch(/^https:\/\/shop\.example\/hi\/verify\?/);
    expect(await paid('en', 'language-2')).toMatch(/^https:\/\/shop\.example\/verify\?/);
  });
});

describe('the content in a language', () => {
  const slide = {
    title: 'Brass days',
    text: 'Lamps for the evening.',
    action: 'See them',
    link: '/shop',
    image: '/pictures/home/slide.webp',
    picture: { color: '#000000', widths: [] },
  };
  const lamp = async (language?: string) => {
    const { body } = await shop.call('productList', { id: 'lamp' }, undefined, language);
    return (body['products'] as Record<string, unknown>[])[0];
  };
  const titlesOf = async (name: 'headers' | 'footers', language?: string) => {
    const { body } = await shop.call(name, undefined, undefined, language);
    return (body as unknown as { title: string }[]).map(({ title }) => title);
  };

  beforeAll(async () => {
    const { store, context } = shop;
    const [product] = await store.products.findMany(['lamp']);
    if (!product) throw new Error('No lamp.');
    const texts = { name: 'पीतल का लैंप', material: 'पीतल' };
    await store.products.upsertMany([{ ...product, translations: { hi: texts } }]);
    await store.products.bumpVersion();
    // Regardless of case, as in the shop.
    await store.layout.replaceFooters([{ _id: 'care', title: 'CARE', link: '/about' }]);
    await changeSettings(context, {
      slides: [slide],
      labels: { hi: { Care: 'देखभाल', Lamps: 'लैंप', 'Brass days': 'पीतल के दिन' } },
    });
  });

  it('is that of the page, and English where there is no translation', async () => {
    const english = await lamp();
    expect(english).not.toHaveProperty('englishName');
    expect(await lamp('hi')).toEqual({
      ...english,
      name: 'पीतल का लैंप',
      englishName: english?.['name'],
      material: 'पीतल',
    });
    expect(await lamp('ta')).toEqual(english);
  });

  it('is also found in English', async () => {
    const found = async (search: string, language?: string) => {
      const { body } = await shop.call('productSearch', { search }, undefined, language);
      return (body['products'] as { name: string }[]).map(({ name }) => name);
    };
    const [name = ''] = await found('lamp');
    expect(await found('lamp', 'hi')).toContain('पीतल का लैंप');
    expect(await found('पीतल', 'hi')).toEqual(['पीतल का लैंप']);
    expect(await found('lamp')).toContain(name);
  });

  it('has menus and offers, and the labels of what addresses name in English', async () => {
    expect(await titlesOf('footers')).toEqual(['CARE']);
    expect(await titlesOf('footers', 'hi')).toEqual(['देखभाल']);
    const contentIn = async (language?: string) =>
      (await shop.call('content', undefined, undefined, language)).body['content'];
    expect(await contentIn()).not.toHaveProperty('labels');
    expect(await contentIn('hi')).toMatchObject({
      slides: [{ ...slide, title: 'पीतल के दिन' }],
      labels: { Lamps: 'लैंप' },
    });
  });

  it('is that of the page in orders, which keep the English names', async () => {
    const { token, id } = await shop.signUp();
    await shop.call('orderPlace', lampOrder(randomUUID()), token, 'hi');
    const [order] = await shop.store.orders.listOf(id);
    const namesIn = async (language?: string) => {
      const { body } = await shop.call('userOrders', {}, token, language);
      const orders = body['orders'] as { items: { name: string }[] }[];
      return orders.flatMap(({ items }) => items.map(({ name }) => name));
    };
    expect(await namesIn('hi')).toEqual(['पीतल का लैंप']);
    expect(await namesIn()).toEqual(order?.items.map(({ name }) => name));
    expect(await namesIn()).not.toEqual(await namesIn('hi'));
  });
});
