import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import { codRefusal, upiRefusal } from '../../shared/api/orderLimits';
import { PaymentMethodField } from './PaymentMethodField';

test('UPI has limits, in rupees', () => {
  expect([1, 1_00_000].map(upiRefusal)).toEqual([null, null]);
  expect(upiRefusal(0.99)).toMatch(/at least ₹1/);
  expect(upiRefusal(1_00_000.01)).toMatch(/at most ₹1,00,000/);
});

test('UPI cannot be chosen above its limit, and the choice says why', () => {
  const text = upiRefusal(1_00_001);
  render(
    <PaymentMethodField
      value={null}
      onChange={() => undefined}
      error={null}
      refused={{ cod: null, upi: text }}
      disabled={false}
      firstRef={createRef()}
    />,
  );
  const upi = screen.getByRole('radio', { name: 'UPI' });
  expect(upi).toBeDisabled();
  expect(upi).toHaveAccessibleDescription(String(text));
  expect(screen.getByRole('radio', { name: 'Cash on Delivery' })).toBeEnabled();
});

test('Cash on Delivery has the limits of the shop', () => {
  const terms = { max: 10_000, excludedPins: ['797', '744101'] };
  expect(codRefusal({ max: null, excludedPins: [] }, 9_00_000, '797001')).toBeNull();
  expect(codRefusal(terms, 10_000, '560001')).toBeNull();
  expect(codRefusal(terms, 10_001, '560001')).toBe(
    'Cash on Delivery is for orders up to ₹10,000. Please pay by UPI.',
  );
  expect(codRefusal(terms, 1, '797112')).toBe(
    'Cash on Delivery is not offered at 797112. Please pay by UPI.',
  );
  expect(codRefusal(terms, 1_00_001, '744101')).toBe(
    'Cash on Delivery is not offered at 744101. Please order fewer items at once.',
  );
});
