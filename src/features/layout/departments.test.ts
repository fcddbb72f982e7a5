import { products } from '../../../server/seed/catalogue';
import { testProduct } from '../catalog/testProducts';
import { departmentsOf } from './departments';

const namesOf = (categories: string[]) =>
  departmentsOf(categories, []).map(({ title, categories: found }) => [
    title,
    found.map(({ name }) => name),
  ]);

it('has a department for each of the demo’s categories, none of them under "More"', () => {
  const names = [...new Set(products.map(({ category }) => category))];
  const departments = departmentsOf(names, []);
  expect(departments.map(({ title }) => title)).toEqual(['Wear', 'Home']);
  const shown = departments.flatMap(({ categories }) => categories.map(({ name }) => name));
  expect(shown.sort()).toEqual(names.sort());
});

it('puts what it does not know under "More", and leaves empty departments out', () => {
  expect(namesOf(['Toys', 'Sofa', 'Bed'])).toEqual([
    ['Home', ['Bed', 'Sofa']],
    ['More', ['Toys']],
  ]);
  expect(namesOf([])).toEqual([]);
});

it('shows a category by its first product, not by one that is only also in it', () => {
  const gift = testProduct({ _id: 'gift', categories: ['Bags', 'Sofa'] });
  const sofa = testProduct({ _id: 'sofa', categories: ['Sofa'] });
  const [home] = departmentsOf(['Sofa', 'Rugs'], [gift, sofa]);
  expect(home?.categories).toEqual([
    { name: 'Sofa', product: sofa },
    { name: 'Rugs', product: undefined },
  ]);
});
