import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { MiniCart } from '../features/cart/MiniCart';
import { Layout } from '../features/layout/Layout';
import { CheckoutRecovery } from '../features/checkout/CheckoutRecovery';
import { SessionWatcher } from '../features/session/SessionWatcher';
import { Notifications } from '../shared/ui/Notifications';
import { PageSkeleton } from '../shared/ui/PageSkeleton';
import { ErrorBoundary } from './ErrorBoundary';
import { AppRoutes } from './router';
import { ScrollManager } from './ScrollManager';
import type { AppStore } from './store';
import { theme } from './theme';

/** Everything below the router; tests put their own router around it. */
export function App({ store }: { store: AppStore }): ReactElement {
  const { pathname } = useLocation();
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme} disableTransitionOnChange>
        <CssBaseline />
        <ScrollManager />
        <SessionWatcher />
        <CheckoutRecovery />
        <Layout>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <AppRoutes />
            </Suspense>
          </ErrorBoundary>
        </Layout>
        <MiniCart />
        <Notifications />
      </ThemeProvider>
    </Provider>
  );
}
