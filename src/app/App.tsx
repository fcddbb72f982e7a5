import { Suspense, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { MiniCartSlot } from '../features/cart/MiniCartSlot';
import { SearchBar } from '../features/catalog/search/SearchBar';
import { Layout } from '../features/layout/Layout';
import { SessionWatcher } from '../features/session/SessionWatcher';
import { NotificationSlot } from '../shared/ui/NotificationSlot';
import { lazyComponent } from '../shared/ui/lazyComponent';
import { PageSkeleton } from '../shared/ui/PageSkeleton';
import { ErrorBoundary } from './navigation/ErrorBoundary';
import { RenderedMark, useShellOnly } from './navigation/appShell';
import { AppRoutes, preloadPage } from './navigation/router';
import { RouteProgress } from './navigation/RouteProgress';
import { ScrollManager } from './navigation/ScrollManager';
import type { AppStore } from './store';

const NavigationEffects = lazyComponent(
  () => import('./navigation/NavigationEffects').then((module) => module.NavigationEffects),
  { silent: true },
);

/** The part of the screen that depends on the address. */
function PageArea(): ReactElement {
  const { pathname } = useLocation();
  const isShellOnly = useShellOnly();
  return (
    <ErrorBoundary resetKey={pathname} onRetry={() => preloadPage(pathname)}>
      <Suspense fallback={<PageSkeleton />}>
        {isShellOnly ? <PageSkeleton /> : <AppRoutes />}
        <RenderedMark />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The app shell's HTML is the same for every address, so it cannot show a search. */
const SearchArea = (): ReactElement | null => (useShellOnly() ? null : <SearchBar />);

/**
 * Everything below the router; tests have their own. Reads no address itself: a filter is a navigation,
 * which must not render header and footer again.
 */
export function App({
  store,
  tools,
}: {
  store: AppStore;
  tools?: ReactElement | null;
}): ReactElement {
  return (
    <Provider store={store}>
      <RouteProgress />
      <ScrollManager />
      <NavigationEffects />
      <SessionWatcher />
      <Layout searchBar={<SearchArea />}>
        <PageArea />
      </Layout>
      <MiniCartSlot />
      <NotificationSlot />
      {tools && <Suspense>{tools}</Suspense>}
    </Provider>
  );
}
