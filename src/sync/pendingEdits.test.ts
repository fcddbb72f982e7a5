import type { Edit } from './edits';
import { localValues } from '../shared/storage/localValues';
import { pendingEdits } from './pendingEdits';
import { readPendingEdits } from './readPendingEdits';

const added = (id: string, at: number): Edit => ({
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

describe('pending edits', () => {
  it('are read in the order in which they were made, until they are removed', () => {
    const [late, early] = [added('1', 20), added('2', 10)];
    pendingEdits.keep('cart', 'u', [late, early]);
    expect(readPendingEdits('cart', 'u')).toEqual([early, late]);
    pendingEdits.forget('cart', 'u', [early]);
    expect(readPendingEdits('cart', 'u')).toEqual([late]);
    pendingEdits.forgetAll('cart', 'u');
    expect(localStorage).toHaveLength(0);
  });
  it('belong to one person and one outbox, whatever the ids look like', () => {
    pendingEdits.keep('cart', 'u:v', [added('1', 1)]);
    pendingEdits.keep('wishlist', 'u', [added('2', 1)]);
    expect(readPendingEdits('cart', 'u')).toEqual([]);
    pendingEdits.forgetAll('cart', 'u');
    expect(readPendingEdits('cart', 'u:v')).toHaveLength(1);
    expect(readPendingEdits('wishlist', 'u')).toHaveLength(1);
  });
  it('of a kind that only a newer build knows are left for it', () => {
    const [key, value] = ['app:tap:cart:u:9', '[{"id":"9","at":1,"kind":"painted"}]'];
    localStorage.setItem(key, value);
    pendingEdits.keep('cart', 'u', [added('1', 2)]);
    expect(readPendingEdits('cart', 'u')).toEqual([added('1', 2)]);
    expect(localStorage.getItem(key)).toBe(value);
    pendingEdits.forgetAll('cart', 'u');
    expect(localStorage.getItem(key)).toBeNull();
  });
  it('stay in memory if storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    pendingEdits.keep('cart', 'u', [added('1', 1)]);
    expect(readPendingEdits('cart', 'u')).toEqual([added('1', 1)]);
  });
});
