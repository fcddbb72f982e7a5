/** @jest-environment node */
import { translationsOf } from '../rendering/build/translations';
import { createInLanguage } from '../requestLanguage';
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
