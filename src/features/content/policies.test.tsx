import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import CancellationPolicyPage from '../../pages/CancellationPolicyPage';
import PrivacyPolicyPage from '../../pages/PrivacyPolicyPage';
import ReturnPolicyPage from '../../pages/ReturnPolicyPage';
import TermsPage from '../../pages/TermsPage';
import { renderWithProviders } from '../../test/renderWithProviders';

const pages: [string, ComponentType, RegExp[]][] = [
  [
    'Return & Refund Policy',
    ReturnPolicyPage,
    [
      /within 7 days of receiving/,
      /within 2 days/,
      /7 business days/,
      /Final Sale/,
      /original payment method/,
    ],
  ],
  [
    'Cancellation Policy',
    CancellationPolicyPage,
    [/within 24 hours/, /processed or shipped/, /refunded in full/],
  ],
  [
    'Terms and Conditions',
    TermsPage,
    [/Cash on Delivery and UPI/, /Free delivery on every order/, /2-3 business days/, /3-5/],
  ],
  [
    'Privacy Policy',
    PrivacyPolicyPage,
    [/Login: 2 days/, /2 weeks/, /Screen options: 1 year/, /Administrators/],
  ],
];

describe.each(pages)('%s', (title, Page, statements) => {
  it('agrees with the store’s facts', () => {
    const { container } = renderWithProviders(<Page />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    for (const statement of statements) {
      expect(container).toHaveTextContent(statement);
    }
    expect(container).not.toHaveTextContent(/\$|30 day|credit card|PayPal/i);
  });

  it('has a table of contents that leads to every section', () => {
    renderWithProviders(<Page />);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const sections = screen
      .getAllByRole('heading', { level: 2 })
      .filter(({ id }) => id !== 'contents');
    expect(targets.map((target) => target.split('#')[1])).toEqual(sections.map(({ id }) => id));
  });
});
