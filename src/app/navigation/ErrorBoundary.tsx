import { Component, type ErrorInfo, type ReactNode } from 'react';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';

interface Props {
  children: ReactNode;
  /** A new value (such as the path) renders the children again. */
  resetKey: string;
  /** Loads what may be missing; then the children are rendered again. */
  onRetry: () => Promise<void>;
}

interface State {
  failed: boolean;
  resetKey: string;
}

/** The error screen: what happened, what was kept, what to do. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A screen broke', error, info.componentStack);
  }

  private readonly retry = (): void => {
    this.props.onRetry().then(
      () => {
        this.setState({ failed: false });
      },
      () => undefined,
    );
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState
        title={t('This page could not be shown')}
        text={t(
          'Your cart, wishlist and what you typed are kept. Check your connection and try again, or load the page again.',
        )}
        action={
          <>
            <Button variant="contained" onClick={this.retry}>
              {t('Try again')}
            </Button>
            <Button onClick={() => window.location.reload()}>{t('Load the page again')}</Button>
          </>
        }
      />
    );
  }
}
