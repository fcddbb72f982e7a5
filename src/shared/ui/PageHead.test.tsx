import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageHead } from './PageHead';

const head = (route: string, props: Partial<Parameters<typeof PageHead>[0]> = {}) =>
  render(
    <MemoryRouter initialEntries={[route]}>
      <PageHead title="Cart" {...props} />
    </MemoryRouter>,
  );
const meta = (property: string) =>
  document.querySelector(`meta[property="${property}"], meta[name="${property}"]`);

describe('the metadata of a page', () => {
  it('has a title with the shop’s name', () => {
    head('/cart');
    expect(document.title).toBe('Cart · Marigold Lane');
    expect(meta('og:title')).toHaveAttribute('content', 'Cart');
  });

  it('has one canonical address, whatever the query', () => {
    head('/shop?category=sofa');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'http://localhost/shop',
    );
  });

  it('keeps personal pages out of search engines, without a canonical address', () => {
    head('/orders', { noIndex: true });
    expect(meta('robots')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
  });

  it('is safe from a product name that closes the script', () => {
    head('/', { jsonLd: { name: '</script><script>alert(1)</script>' } });
    const script = document.querySelector('script[type="application/ld+json"]');
    expect(script?.innerHTML).not.toContain('</script>');
    expect(JSON.parse(script?.innerHTML ?? '')).toEqual({
      name: '</script><script>alert(1)</script>',
    });
  });
});
