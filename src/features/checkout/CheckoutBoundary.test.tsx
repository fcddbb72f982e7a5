import { Component, type ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../test/renderWithProviders';
import { makeStore } from '../../test/store';
import { CheckoutBoundary } from './CheckoutBoundary';
import { attemptConfirmed, attemptDoubted } from './checkoutSlice';

function Broken(): never {
  throw new Error('removeChild');
}

class Outer extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>The app’s error screen</p> : this.props.children;
  }
}

const order = { orderKey: 'key-of-the-order', method: 'cod' } as const;

function breakCheckout(store = makeStore()): void {
  renderWithProviders(
    <Outer>
      <CheckoutBoundary>
        <Broken />
      </CheckoutBoundary>
    </Outer>,
    { store },
  );
}

describe('a checkout that breaks', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says that the order is placed, and leads to it', () => {
    const store = makeStore();
    store.dispatch(
      attemptConfirmed({ ...order, orderId: 'o1', paymentUrl: null, paid: false, found: false }),
    );
    breakCheckout(store);
    expect(screen.getByRole('heading', { name: 'Your order is placed.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute(
      'href',
      '/orders',
    );
  });

  it('asks to look at the orders first when the outcome is unknown', () => {
    const store = makeStore();
    store.dispatch(attemptDoubted({ ...order, asks: 1, cause: 'connection' }));
    breakCheckout(store);
    expect(screen.getByText(/Check your orders before you order again/)).toBeVisible();
  });

  it('leaves the error to the app when nothing was ordered', () => {
    breakCheckout();
    expect(screen.getByText('The app’s error screen')).toBeVisible();
  });
});
