import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderWithProviders } from '../../test/renderWithProviders';
import { testProduct } from '../catalog/testProducts';
import { BuyBox } from './BuyBox';
import { usePurchase } from './usePurchase';

const COLORS = ['Olive', 'Grey', 'Maroon', 'Navy', 'Mustard'];
const product = testProduct({ _id: 'kurta', colors: COLORS });

function Box() {
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
