import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderWithProviders } from '../../test/renderWithProviders';
import { ProductCard } from '../catalog/ProductCard';
import { cardSlots } from './cardSlots';
import { selectCartMap } from '../cart/cartSelectors';
import { testProduct } from '../catalog/testProducts';

const kurta = testProduct({
  _id: 'kurta',
  name: 'Indigo Kurta',
  shortDescription: 'Printed by hand.',
  image: ['/pictures/kurta.webp', '/pictures/kurta-2.webp'],
  pictures: [{ color: '#dad6d5', widths: [400, 800] }],
  categories: ['Kurtas', 'Festive'],
  colors: ['Indigo', 'Rust', 'Green', 'Teal', 'Gold', 'Red'],
  weight: 0.35,
  regularPrice: 1899,
  salePrice: 1499,
  averageRating: 4.6,
  totalReviews: 5,
});

describe('the product card', () => {
  it('shows picture, name, first category, swatches, weight, price, discount and stars', () => {
    renderWithProviders(<ProductCard product={kurta} slots={cardSlots} />);
    const card = screen.getByRole('article');
    expect(within(card).getByRole('link', { name: 'Indigo Kurta' })).toHaveAttribute(
      'href',
      '/product/kurta',
    );
    expect(card).toHaveTextContent('Kurtas');
    expect(card).not.toHaveTextContent('Festive');
    expect(card).toHaveTextContent('+2');
    expect(card).toHaveTextContent('0.35 kg');
    expect(card).toHaveTextContent('₹1,499');
    expect(card).toHaveTextContent('₹1,899');
    expect(card).toHaveTextContent('21% off');
    expect(screen.getByRole('img', { name: /^Rated 4\.6 out of 5, 5 reviews$/ })).toBeVisible();
  });

  it.each([
    [{ S: 3, M: 0 }, true, 'Only 3 left'],
    [{ S: 3, M: 3 }, true, null],
    // Any number of size M can be sold.
    [{ S: 3 }, true, null],
    [{ S: 0, M: 0 }, false, null],
  ])('with the stock %j says how few are left, if few', (stock, inStock, expected) => {
    const counted = { ...kurta, sizes: ['S', 'M'], stock, inStock };
    renderWithProviders(<ProductCard product={counted} slots={cardSlots} />);
    const badge = screen.queryByText(/^Only \d+ left$/);
    expect(badge?.textContent ?? null).toBe(expected);
  });

  it.each([
    ['New', true, true, 'New'],
    [undefined, true, true, 'Featured'],
    [undefined, false, true, null],
    ['Bestseller', true, false, null],
  ])('with the badge %s, featured %s, in stock %s, says %s', (badge, isFeatured, inStock, said) => {
    const marked = { ...kurta, badge, isFeatured, inStock };
    renderWithProviders(<ProductCard product={marked} slots={cardSlots} />);
    const found = screen.queryByText(/^(New|Bestseller|Featured)$/);
    expect(found?.textContent ?? null).toBe(said);
  });

  it('is one link without nested controls', () => {
    renderWithProviders(<ProductCard product={kurta} slots={cardSlots} />);
    const link = screen.getByRole('link', { name: 'Indigo Kurta' });
    expect(link.querySelector('button, a')).toBeNull();
    // Its swatches are links beside it, and no tab stops.
    const tabStops = screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex >= 0);
    expect(tabStops).toEqual([link]);
    for (const button of screen.getAllByRole('button')) {
      expect(button.querySelector('a, button')).toBeNull();
    }
  });

  it('opens the product in the colour of a swatch', async () => {
    const { user, address } = renderWithProviders(
      <ProductCard product={kurta} slots={cardSlots} />,
    );
    await user.click(screen.getByRole('link', { name: 'Rust' }));
    expect(address()).toBe('/product/kurta?colour=Rust');
  });

  it('adds the first colour that is left', async () => {
    const product = {
      ...kurta,
      colorVariants: true,
      stock: { 'default / Indigo': 0, 'default / Rust': 2 },
    };
    const { user, store } = renderWithProviders(
      <ProductCard product={product} slots={cardSlots} />,
    );
    await user.click(screen.getByRole('button', { name: 'Add to cart: Indigo Kurta' }));
    expect(selectCartMap(store.getState())).toEqual({ kurta: { 'default / Rust': 1 } });
  });

  it('uses sized pictures, then the plain one, then its colour', () => {
    const { container } = renderWithProviders(<ProductCard product={kurta} slots={cardSlots} />);
    expect(container.querySelector('source[type="image/avif"]')).toHaveAttribute(
      'srcset',
      'http://localhost/pictures/kurta-400.avif 400w, http://localhost/pictures/kurta-800.avif 800w',
    );
    const picture = () => {
      const image = container.querySelector('img');
      if (!image) throw new Error('no picture');
      return image;
    };
    expect(picture()).toHaveAttribute('loading', 'lazy');
    fireEvent.error(picture());
    expect(container.querySelector('source')).toBeNull();
    fireEvent.error(picture());
    expect(container.querySelector('[data-picture="preview"]')).toHaveStyle({
      backgroundColor: '#dad6d5',
    });
  });

  it('draws a picture that cannot be loaded and of which nothing is known', () => {
    const { container } = renderWithProviders(
      <ProductCard product={{ ...kurta, pictures: [] }} slots={cardSlots} />,
    );
    fireEvent.error(container.querySelector('img') ?? container);
    expect(container.querySelector('[data-picture="drawn"]')).toBeInTheDocument();
  });

  it('keeps the preview of a picture that cannot be loaded, and tries again once online', () => {
    const blur = 'data:image/webp;base64,UklGRg==';
    const pictures = kurta.pictures.map((picture) => ({ ...picture, blur }));
    const { container } = renderWithProviders(
      <ProductCard product={{ ...kurta, pictures }} slots={cardSlots} />,
    );
    const fail = () => fireEvent.error(container.querySelector('img') ?? container);
    fail();
    fail();
    const preview = container.querySelector<HTMLElement>('[data-picture="preview"]');
    expect(preview?.style.backgroundImage).toContain(blur);
    expect(container.querySelector('img')).toBeNull();
    fireEvent(window, new Event('online'));
    expect(container.querySelector('source[type="image/avif"]')).not.toBeNull();
  });

  it('adds with one tap where there are no sizes', async () => {
    const { user } = renderWithProviders(<ProductCard product={kurta} slots={cardSlots} />);
    await user.click(screen.getByRole('button', { name: 'Add to cart: Indigo Kurta' }));
    expect(await screen.findByText('Added to cart!')).toBeVisible();
  });

  it('opens sizes in place; Escape closes them, one tap adds', async () => {
    const sized = { ...kurta, sizes: ['S', 'M'] };
    const { user } = renderWithProviders(<ProductCard product={sized} slots={cardSlots} />);
    const opener = screen.getByRole('button', { name: 'Choose size: Indigo Kurta' });
    await user.click(opener);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add size S to cart' })).toHaveFocus(),
    );
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Add size S to cart' })).toBeNull();
    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Add size M to cart' }));
    expect(await screen.findByText('Added to cart!')).toBeVisible();
  });

  it('sold out: says so and disables adding', () => {
    renderWithProviders(<ProductCard product={{ ...kurta, inStock: false }} slots={cardSlots} />);
    expect(screen.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  });

  it('without a price: says so and disables adding, also with a price of 0', () => {
    for (const regularPrice of [null, 0]) {
      const product = { ...kurta, regularPrice, salePrice: 0 };
      const { unmount } = renderWithProviders(<ProductCard product={product} slots={cardSlots} />);
      expect(screen.getByRole('button', { name: 'Price not available' })).toBeDisabled();
      unmount();
    }
  });

  it('adds once for a double click', async () => {
    const { user, store } = renderWithProviders(<ProductCard product={kurta} slots={cardSlots} />);
    await user.dblClick(screen.getByRole('button', { name: 'Add to cart: Indigo Kurta' }));
    expect(store.getState().cart.guest).toEqual({ kurta: { default: 1 } });
    await user.dblClick(screen.getByRole('button', { name: 'Save Indigo Kurta to wishlist' }));
    expect(store.getState().wishlist.guest).toEqual(['kurta']);
  });

  it('shows no stars where reviews are not allowed, and says when there is no price', () => {
    const product = { ...kurta, allowCustomerReviews: false, regularPrice: null, salePrice: null };
    renderWithProviders(<ProductCard product={product} slots={cardSlots} />);
    expect(screen.getByRole('article')).toHaveTextContent('Price not available');
    expect(screen.queryByRole('img', { name: /^Rated/ })).toBeNull();
  });
});
