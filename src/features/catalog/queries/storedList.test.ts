import { storedList } from './storedList';

const list = storedList('test', 3);
beforeEach(() => {
  localStorage.clear();
});

it('keeps the newest first, without duplicates, up to the limit', () => {
  for (const text of ['a', 'b', 'a', 'c', 'd']) list.add(text);
  expect(list.read()).toEqual(['d', 'c', 'a']);
  list.clear();
  expect(list.read()).toEqual([]);
});

it.each(['{', '7', '{"a":1}', '[1,null,{"a":1}]'])('reads %s as an empty list', (broken) => {
  localStorage.setItem('test', broken);
  expect(list.read()).toEqual([]);
});

it('is optional: without storage nothing fails', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => {
    list.add('a');
  }).not.toThrow();
  setItem.mockRestore();
});
