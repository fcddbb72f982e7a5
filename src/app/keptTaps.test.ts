import type { CartEdit } from '../features/cart/replay/edits';
import { localValues } from '../shared/storage/localValues';
import { keptTaps } from './keptTaps';
import { leftTaps } from './leftTaps';

const added = (id: string, at: number): CartEdit => ({
  id,
  at,
  kind: 'added',
  line: { productId: 'a', size: 'M' },
});

beforeEach(() => {
  localStorage.clear();
  localValues.reset();
});
afterEach(() => jest.restoreAllMocks());

describe('kept taps', () => {
  it('are found in the order in which they were made, until they are forgotten', () => {
    const [late, early] = [added('1', 20), added('2', 10)];
    keptTaps.keep('cart', 'u', [late, early]);
    expect(leftTaps('cart', 'u')).toEqual([early, late]);
    keptTaps.forget('cart', 'u', [early]);
    expect(leftTaps('cart', 'u')).toEqual([late]);
    keptTaps.forgetAll('cart', 'u');
    expect(localStorage).toHaveLength(0);
  });
  it('are one person’s and one outbox’s, whatever their names look like', () => {
    keptTaps.keep('cart', 'u:v', [added('1', 1)]);
    keptTaps.keep('wishlist', 'u', [added('2', 1)]);
    expect(leftTaps('cart', 'u')).toEqual([]);
    keptTaps.forgetAll('cart', 'u');
    expect(leftTaps('cart', 'u:v')).toHaveLength(1);
    expect(leftTaps('wishlist', 'u')).toHaveLength(1);
  });
  it('live on in the page where there is no room for them', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keptTaps.keep('cart', 'u', [added('1', 1)]);
    expect(leftTaps('cart', 'u')).toEqual([added('1', 1)]);
  });
});
