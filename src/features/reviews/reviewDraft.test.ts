import { dropDraft, keepDraft, readDraft } from './reviewDraft';

beforeEach(() => {
  localStorage.clear();
});

it('is restored for its author only', () => {
  keepDraft('p', 'asha', { rating: 4, comment: 'Soft' });
  expect(readDraft('p', 'asha')).toEqual({ rating: 4, comment: 'Soft' });
  expect(readDraft('p', 'meera')).toBeNull();
  expect(readDraft('p', null)).toBeNull();
  expect(readDraft('q', 'asha')).toBeNull();
  dropDraft('p');
  expect(readDraft('p', 'asha')).toBeNull();
});

it.each(['{', '[]', '{"uid":"asha","rating":9,"comment":"x"}'])('ignores %s', (broken) => {
  localStorage.setItem('reviewDraft:p', broken);
  expect(readDraft('p', 'asha')).toBeNull();
});
