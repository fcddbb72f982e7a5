import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { selectAttempt, type Attempt } from './checkoutSlice';

const LOOK_FIRST = t('This page can no longer be shown. Check your orders before you order again.');
const TEXTS: Partial<Record<Attempt['state'], [title: string, text: string]>> = {
  sending: [t('Placing your order…'), LOOK_FIRST],
  unknown: [t('Checking your order…'), LOOK_FIRST],
  placed: [t('Your order is placed.'), t('This page can no longer be shown. Your order is safe.')],
};

/** Shows the state of the order after the page broke. Without an order it passes the error on to the app's boundary. */
function OrderOutcome({ error }: { error: Error }) {
  const { state } = useAppSelector(selectAttempt);
  const texts = TEXTS[state];
  if (!texts) throw error;
  const [title, text] = texts;
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button variant="contained" to={paths.orders}>
          {t('See your orders')}
        </Button>
      }
    />
  );
}

/** Keeps the order visible when the checkout crashes. */
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
