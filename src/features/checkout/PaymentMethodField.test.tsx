import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import { upiRefusal } from '../../shared/api/orderLimits';
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
      upiRefused={text}
      disabled={false}
      firstRef={createRef()}
    />,
  );
  const upi = screen.getByRole('radio', { name: 'UPI' });
  expect(upi).toBeDisabled();
  expect(upi).toHaveAccessibleDescription(String(text));
  expect(screen.getByRole('radio', { name: 'Cash on Delivery' })).toBeEnabled();
});
