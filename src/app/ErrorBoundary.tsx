import Button from '@mui/material/Button';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { EmptyState } from '../shared/ui/EmptyState';

interface Props {
  children: ReactNode;
  /** A new value (the path, say) gives the children another try. */
  resetKey: string;
}

interface State {
  failed: boolean;
  resetKey: string;
}

/** What a person sees when a screen breaks: what happened, what was kept, what to do. */
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

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState
        title="This page could not be shown"
        text="Your cart, your wishlist and what you typed are kept. Check your connection and load the page again."
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
        }
      />
    );
  }
}
