import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { selectAttempt, type Attempt } from './checkoutSlice';

const TEXTS: Partial<Record<Attempt['state'], [title: string, text: string]>> = {
  sending: [
    'Your order is on its way',
    'This page could not be shown any more. Look at your orders before you order again.',
  ],
  unknown: [
    'Checking your order…',
    'This page could not be shown any more. Look at your orders before you order again.',
  ],
  placed: ['Your order is placed.', 'This page could not be shown any more. Your order is safe.'],
};

/** Says what became of the order when the page breaks. Without an order the app's own boundary takes over. */
function OrderOutcome({ error }: { error: Error }) {
  const { state } = useAppSelector(selectAttempt);
  const words = TEXTS[state];
  if (!words) throw error;
  const [title, text] = words;
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button variant="contained" to={paths.orders}>
          See your orders
        </Button>
      }
    />
  );
}

/** A crash of the checkout never hides that an order was given. */
export class CheckoutBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('The checkout broke', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <OrderOutcome error={error} />;
  }
}
