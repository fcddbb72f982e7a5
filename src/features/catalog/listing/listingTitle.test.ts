import { parseListing } from './address';
import { listingTitle } from './listingTitle';

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
