import { render } from '@testing-library/react';
import { t } from './t';
import { tRich } from './tRich';

describe('t', () => {
  it('is the English text with its values', () => {
    expect(t('Add to cart')).toBe('Add to cart');
    expect(t('You’re {name}', { name: 'Asha' })).toBe('You’re Asha');
  });

  it('chooses the plural by number', () => {
    const items = (count: number): string =>
      t('{count, plural, one {1 item} other {{count} items}}', { count });
    expect([items(0), items(1), items(2)]).toEqual(['0 items', '1 item', '2 items']);
  });

  it('refuses a message without one of its values', () => {
    expect(() => t('Hello {name}')).toThrow('name');
  });
});

describe('tRich', () => {
  it('puts elements where the sentence has them', () => {
    const { container } = render(
      <p>
        {tRich('Pay {price} and accept the <terms>terms</terms>.', {
          price: <b>₹5</b>,
          terms: (text) => <a href="/terms">{text}</a>,
        })}
      </p>,
    );
    expect(container.innerHTML).toBe(
      '<p>Pay <b>₹5</b> and accept the <a href="/terms">terms</a>.</p>',
    );
  });
});
