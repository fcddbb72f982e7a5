import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderWithProviders } from '../../test/renderWithProviders';
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
      purchase={usePurchase(product)}
      mainButton={mainButton}
      onShowReviews={() => undefined}
    />
  );
}

it('shows and names every colour of a product, and counts none as "more"', () => {
  renderWithProviders(<Box />);
  const colours = screen.getByText('Colours').nextElementSibling;
  expect(colours).toHaveTextContent(COLORS.join(', '));
  expect(colours).not.toHaveTextContent('+1');
  for (const color of COLORS) expect(screen.getByTitle(color)).toBeInTheDocument();
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
