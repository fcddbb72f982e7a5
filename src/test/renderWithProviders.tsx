import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import type { RootState } from '../app/rootReducer';
import { makeStore, type AppStore } from './store';
import { Notifications } from '../shared/ui/Notifications';
import { notistackDisplay } from '../shared/ui/notistackDisplay';
import { connectDisplay } from '../shared/ui/notify';

// The shop loads it with the first toast; tests show every toast at once.
connectDisplay(notistackDisplay);

interface Options {
  /** The current address. */
  route?: string;
  preloadedState?: Partial<RootState>;
  store?: AppStore;
}

/** Writes the current address to where tests can read it. */
function AddressProbe(): ReactElement {
  const { pathname, search } = useLocation();
  return <output data-testid="address" hidden>{`${pathname}${search}`}</output>;
}

/** Renders with the app's own store, theme, router and toasts. */
export function renderWithProviders(
  ui: ReactElement,
  { route = '/', preloadedState, store = makeStore(preloadedState) }: Options = {},
): RenderResult & { store: AppStore; user: UserEvent; address: () => string } {
  window.history.replaceState(null, '', route);
  const result = render(
    <Provider store={store}>
      <BrowserRouter>
        {ui}
        <AddressProbe />
      </BrowserRouter>
      <Notifications />
    </Provider>,
  );
  return {
    ...result,
    store,
    user: userEvent.setup(),
    address: () => result.getByTestId('address').textContent,
  };
}
