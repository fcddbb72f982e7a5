import { arranged } from './arranged';

const products = new Map(
  ['a', 'b', 'c', 'd'].map((id) => [id, { position: id === 'a' ? 1 : null }]),
);

it('ends with the last product that was moved, now or before', () => {
  expect(arranged(['c', 'a', 'b', 'd'], new Set(['c']), products)).toEqual(['c', 'a']);
  expect(arranged(['b', 'd', 'c', 'a'], new Set(['d']), products)).toEqual(['b', 'd', 'c', 'a']);
});

it('is empty while nothing was ever moved', () => {
  expect(arranged(['b', 'c'], new Set(), products)).toEqual([]);
});
