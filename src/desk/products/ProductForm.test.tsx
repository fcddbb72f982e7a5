import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import type { DeskProduct, DeskRequestOf } from '../../shared/api/deskContract';
import { ProductForm } from './ProductForm';

type Saved = Pick<DeskRequestOf<'deskProductSave'>, 'id' | 'isNew' | 'fields'>;

const product: DeskProduct = {
  id: 'lamp',
  name: 'Brass lamp',
  shortDescription: '',
  description: 'Turned in Moradabad.',
  image: [],
  pictures: [],
  regularPrice: 1_000,
  salePrice: null,
  categories: ['Lamps'],
  category: 'Lamps',
  subCategory: '',
  tags: [],
  colors: [],
  sizes: [],
  seller: 'Marigold Lane',
  material: 'Brass',
  care: '',
  dimensions: '',
  weight: null,
  hsn: '',
  taxRate: null,
  isFeatured: false,
  visibilityInCatalog: 'visible',
  allowCustomerReviews: true,
  inStock: true,
  published: true,
  position: null,
  translations: [{ language: 'hi', name: 'पीतल का लैंप', care: 'सूखा रखें' }],
  createdAt: 0,
  averageRating: 0,
  totalReviews: 0,
  plannedSale: null,
  stock: [],
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

let saved: Saved[];
beforeEach(() => {
  saved = [];
  server.use(
    http.post('*/v1/desk/products/save', async ({ request }) => {
      const { id, isNew, fields } = (await request.json()) as Saved;
      saved.push({ id, isNew: isNew ?? false, fields });
      return HttpResponse.json({ success: true, data: product });
    }),
  );
});

async function show(shown?: DeskProduct) {
  render(
    <MemoryRouter>
      <AdminContext>
        <ProductForm {...(shown && { product: shown })} />
      </AdminContext>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const translations = within(screen.getByRole('region', { name: 'Translations' }));
  await user.click(translations.getByRole('button', { name: /^हिन्दी/ }));
  const field = (name: string) => translations.getByRole('textbox', { name: `${name} in हिन्दी` });
  const save = (button = 'Save') => user.click(screen.getByRole('button', { name: button }));
  return { user, translations, field, save };
}

it('sends the translations that were changed, and no other field', async () => {
  const { user, translations, field, save } = await show(product);
  expect(translations.getByRole('button', { name: 'हिन्दी 1 of 3' })).toBeVisible();
  expect(field('Name')).toHaveValue('पीतल का लैंप');
  expect(field('Description')).toHaveAttribute('placeholder', 'Turned in Moradabad.');
  await user.type(field('Material'), 'पीतल');
  await user.clear(field('Care'));
  expect(translations.getByRole('button', { name: 'हिन्दी 2 of 3' })).toBeVisible();
  await save();
  await waitFor(() =>
    expect(saved).toEqual([
      {
        id: 'lamp',
        isNew: false,
        fields: { translations: [{ language: 'hi', material: 'पीतल', care: '' }] },
      },
    ]),
  );
});

it('keeps translations that are folded away, also in a copy', async () => {
  const { user, translations, field, save } = await show(product);
  await user.type(field('Material'), 'पीतल');
  await user.click(translations.getByRole('button', { name: /^हिन्दी/ }));
  await save('Duplicate');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    id: 'lamp-copy',
    isNew: true,
    fields: {
      name: 'Brass lamp',
      translations: [{ language: 'hi', name: 'पीतल का लैंप', material: 'पीतल', care: 'सूखा रखें' }],
    },
  });
});

it('adds a product with its translations', async () => {
  const { user, field, save } = await show();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Clay cup');
  await user.type(field('Name'), 'मिट्टी का कप');
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    id: 'clay-cup',
    isNew: true,
    fields: { name: 'Clay cup', translations: [{ language: 'hi', name: 'मिट्टी का कप' }] },
  });
});
