import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderWithProviders } from '../../test/renderWithProviders';
import { selectCartMap } from '../cart/cartSelectors';
import { testProduct } from '../catalog/testProducts';
import { BuyBox } from './BuyBox';
import { usePurchase } from './usePurchase';

const COLORS = ['Olive', 'Grey', 'Maroon', 'Navy', 'Mustard'];
const kurta = testProduct({ _id: 'kurta', colors: COLORS, regularPrice: 999 });

function Box({ product = kurta }) {
  const mainButton = useRef<HTMLDivElement>(null);
  return (
    <BuyBox
      product={product}
      purchase={usePurchase(product, useState<string | null>(null))}
      mainButton={mainButton}
      onShowReviews={() => undefined}
    />
  );
}

it('names every colour of a product whose colours cannot be chosen', () => {
  renderWithProviders(<Box />);
  expect(screen.getByText('Colours').nextElementSibling).toHaveTextContent(COLORS.join(', '));
  expect(screen.queryByRole('radiogroup', { name: 'Colour' })).not.toBeInTheDocument();
});

it('shows what it is made of, how to look after it, and its size as a drawing', () => {
  const chair = testProduct({
    _id: 'chair',
    regularPrice: 8_999,
    material: 'Solid teak',
    care: 'Oil once a year',
    dimensions: '51 × 57 × 78 cm',
  });
  renderWithProviders(<Box product={chair} />);
  expect(screen.getByText('Material').nextElementSibling).toHaveTextContent('Solid teak');
  expect(screen.getByText('Care').nextElementSibling).toHaveTextContent('Oil once a year');
  expect(
    screen.getByRole('img', { name: '51 cm wide, 57 cm deep, 78 cm high' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Pay by Cash on Delivery or UPI')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Free return within 7 days' })).toHaveAttribute(
    'href',
    '/return-policy',
  );
});

it('leaves out facts that nobody has entered', () => {
  renderWithProviders(<Box />);
  for (const term of ['Material', 'Care', 'Dimensions']) {
    expect(screen.queryByText(term)).not.toBeInTheDocument();
  }
});

describe('the choice of colours', () => {
  const product = testProduct({
    _id: 'kurta',
    sizes: ['S', 'M'],
    colors: ['Indigo', 'Rust', 'Teal'],
    colorVariants: true,
    regularPrice: 999,
    stock: { 'S / Indigo': 0, 'M / Indigo': 0, 'M / Rust': 0 },
  });
  const radio = (name: string) => screen.getByRole('radio', { name });

  it('starts with a colour that is left, and adds the chosen variant', async () => {
    const { user, store } = renderWithProviders(<Box product={product} />);
    expect(radio('Rust')).toBeChecked();
    await user.click(radio('Teal'));
    await user.click(radio('S'));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(selectCartMap(store.getState())).toEqual({ kurta: { 'S / Teal': 1 } });
    expect(screen.getByText(/^1 in your cart in size S \/ Teal\./)).toBeVisible();
  });

  it('strikes through what is sold out in the other choice', async () => {
    const { user } = renderWithProviders(<Box product={product} />);
    expect(radio('Indigo (out of stock)')).toBeVisible();
    expect(radio('M (out of stock)')).toBeVisible();
    expect(radio('S')).toBeVisible();
    await user.click(radio('M (out of stock)'));
    expect(radio('Rust (out of stock)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
    await user.click(radio('Teal'));
    expect(radio('M')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  });

  it('still asks for the size', async () => {
    const { user, store } = renderWithProviders(<Box product={product} />);
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription(
      'Please select a size before adding to cart.',
    );
    expect(selectCartMap(store.getState())).toEqual({});
  });

  it('is complete at once without sizes', async () => {
    const { user, store } = renderWithProviders(<Box product={{ ...product, sizes: [] }} />);
    await user.click(radio('Teal'));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(selectCartMap(store.getState())).toEqual({ kurta: { 'default / Teal': 1 } });
  });
});

describe('the stock of a size', () => {
  const product = testProduct({
    _id: 'kurta',
    sizes: ['S', 'M', 'L'],
    regularPrice: 999,
    stock: { S: 0, M: 3 },
  });
  const size = (name: string) => screen.getByRole('radio', { name });

  it('says how many of the chosen size are left, if few', async () => {
    const { user } = renderWithProviders(<Box product={product} />);
    expect(screen.queryByText(/left$/)).not.toBeInTheDocument();
    await user.click(size('M'));
    expect(screen.getByText('Only 3 left')).toBeVisible();
    await user.click(size('L'));
    expect(screen.queryByText(/left$/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  });

  it('refuses a size that is sold out, and names it so', async () => {
    const { user } = renderWithProviders(<Box product={product} />);
    await user.click(size('S (out of stock)'));
    expect(screen.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  });

  it('is that of the product, if it has no sizes', () => {
    renderWithProviders(<Box product={{ ...product, sizes: [], stock: { default: 1 } }} />);
    expect(screen.getByText('Only 1 left')).toBeVisible();
  });
});
