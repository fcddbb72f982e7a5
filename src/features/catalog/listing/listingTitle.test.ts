import { parseListing } from './address';
import { listingHeading, listingTitle } from './listingTitle';

it.each([
  ['', 'Shop'],
  ['search=silk', '“silk” · Shop'],
  ['search=', 'Shop'],
  ['search=!!!', 'Shop'],
  ['category=sofa&category=chairs', 'Sofa, Chairs · Shop'],
  ['page=2', 'Page 2 · Shop'],
  ['sort=rating&search=+linen+&page=3&category=bed', '“linen” · Bed · Page 3 · Shop'],
])('the list at ?%s is titled %s', (query, title) => {
  expect(listingTitle('Shop', parseListing(new URLSearchParams(query)))).toBe(title);
});

it.each([
  ['', 'Shop', 'Everything.'],
  ['search=silk&page=2', 'Shop', 'Everything.'],
  ['category=sofa', 'Sofa', 'Sofa at Marigold Lane.'],
  ['category=sofa&category=chairs', 'Sofa, Chairs', 'Sofa, Chairs at Marigold Lane.'],
])('the list at ?%s has the heading %s', (query, title, intro) => {
  const page = { title: 'Shop', intro: 'Everything.' };
  expect(listingHeading(page, parseListing(new URLSearchParams(query)))).toEqual({ title, intro });
});

it('keeps a collection’s name in its heading', () => {
  const page = { title: 'Collection', intro: 'Everything.' };
  const state = parseListing(new URLSearchParams('category=sofa'));
  expect(listingHeading(page, state, true)).toEqual({
    title: 'Collection: Sofa',
    intro: 'Everything.',
  });
});
