import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { faults, resetDatabase, server } from '../../../mocks/node';
import { makeStore } from '../../test/store';
import { renderWithProviders } from '../../test/renderWithProviders';
import { newShopper } from '../../test/shopper';
import { lineAdded } from '../cart/cartSlice';
import { signedIn, signOutRequested } from '../session/sessionSlice';
import { CategoryMenu } from './CategoryMenu';
import { Header } from './Header';
import { HeaderItemView, SearchButton } from './HeaderItemView';
import { layoutApi } from './layoutApi';
import { ThemeSwitch } from './ThemeSwitch';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(resetDatabase);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// jsdom knows no media queries, so phone and desktop headers are both present.
const nav = () => screen.getByRole('navigation', { name: 'Main' });
/** The header reads the state; app/services/backgroundQueries.ts requests the data. */
const renderHeader = (
  ui: ReactElement,
  options: Parameters<typeof renderWithProviders>[1] = {},
) => {
  const rendered = renderWithProviders(ui, options);
  act(() => {
    void rendered.store.dispatch(layoutApi.endpoints.headers.initiate());
  });
  return rendered;
};
const serverHeader = async () => {
  await within(nav()).findByRole('link', { name: 'Sarees' });
};

describe('the header', () => {
  it('shows the items of the server in the order of their positions', async () => {
    renderHeader(<Header />);
    await serverHeader();
    const names = within(nav())
      .getAllByRole('link')
      .map((link) => link.textContent);
    const order = ['Shop', 'Collection', 'Summer', 'Kurtas', 'Sarees', 'About', 'Contact'];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
    // Position 14 is not in the bar.
    expect(within(nav()).queryByRole('link', { name: 'Orders' })).toBeNull();
  });

  it('stays usable without a response from the server', async () => {
    server.use(http.get('*/v1/api/headers', () => HttpResponse.json([])));
    renderHeader(<Header />);
    const bar = within(nav());
    expect(bar.getByRole('link', { name: 'Marigold Lane, home' })).toBeInTheDocument();
    expect(bar.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop');
    expect(bar.getByRole('button', { name: 'Search' })).toBeInTheDocument();
    expect(bar.getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/cart');
    await waitFor(() => expect(bar.getByText('Login')).toBeInTheDocument());
  });

  it('counts what is in the cart', () => {
    const { store } = renderHeader(<Header />);
    expect(within(nav()).getByRole('link', { name: 'Cart, 0 items' })).toBeInTheDocument();
    act(() => {
      store.dispatch(lineAdded({ productId: 'p1', size: 'default', unitPaise: null }, null));
    });
    expect(within(nav()).getByRole('link', { name: 'Cart, 1 item' })).toBeInTheDocument();
  });

  it('offers Login to a guest and Logout to a person who is signed in', async () => {
    const store = makeStore();
    const dispatch = jest.spyOn(store, 'dispatch');
    const { user } = renderHeader(<Header />, { store });
    await serverHeader();
    expect(within(nav()).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    // A real token: a refused one would sign the person out.
    const { token } = await newShopper();
    act(() => {
      store.dispatch(signedIn({ token }));
    });
    await user.click(await within(nav()).findByRole('button', { name: 'Logout' }));
    expect(dispatch).toHaveBeenCalledWith(signOutRequested());
  });

  it.each([
    ['theme', '/summer-collection'],
    ['link', '/shop?category=kurtas'],
  ] as const)('marks the %s that leads to the page which is open', (type, link) => {
    const item = { _id: 'here', type, title: 'Here', link, image: null, position: 1 };
    renderWithProviders(
      <>
        <HeaderItemView item={item} />
        <HeaderItemView item={{ ...item, title: 'Elsewhere', link: '/about' }} />
      </>,
      { route: link },
    );
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Here');
  });

  it('opens the search on the shop', async () => {
    const { user, address } = renderHeader(<Header />);
    await serverHeader();
    await user.click(within(nav()).getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/shop?search=');
  });

  it.each([
    [
      '/collection?category=bed&sort=low-high',
      '/shop?category=bed&sort=low-high&tag=collection&search=',
    ],
    ['/summer-collection', '/shop?tag=summer&search='],
    ['/summer-collection?tag=', '/shop?tag=&search='],
    ['/summer-collection?tag=linen&page=2', '/shop?tag=linen&page=2&search='],
    ['/about?category=bed', '/shop?search='],
  ])('opens the search of the listing at %s', async (route, searched) => {
    const { user, address } = renderWithProviders(<SearchButton />, { route });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe(searched);
  });
});

describe('the categories', () => {
  it('open on hover and by arrow keys, close on Escape, and link to the shop', async () => {
    const { user, address } = renderHeader(<Header />);
    await serverHeader();
    const button = within(nav()).getByRole('button', { name: 'Categories' });
    await user.hover(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    act(() => button.focus());
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(within(nav()).getByRole('link', { name: 'Sofa' })).toHaveFocus();
    // The first three, and below them all others in their departments.
    const wear = await within(nav()).findByRole('region', { name: 'Wear' });
    expect(await within(wear).findByRole('link', { name: 'Kurtas' })).toBeInTheDocument();
    expect(within(nav()).getAllByRole('link', { name: 'Sofa' })).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/shop?category=sofa');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('opened by a mouse close on Escape too, and keep the focus', async () => {
    const { user } = renderWithProviders(
      <>
        <SearchButton />
        <CategoryMenu />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Categories' });
    const elsewhere = screen.getByRole('button', { name: 'Search' });
    act(() => elsewhere.focus());
    await user.hover(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(elsewhere).toHaveFocus();
  });
});

describe("the phone's menu", () => {
  it('mirrors the header, and closes on navigation', async () => {
    const { user, address } = renderHeader(<Header />);
    await serverHeader();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    for (const name of ['Shop', 'Summer', 'Sarees', 'Bed', 'Sofa', 'Chairs', 'Profile', 'Cart']) {
      expect(menu.getAllByRole('link', { name })[0]).toBeInTheDocument();
    }
    const wear = await menu.findByRole('region', { name: 'Wear' });
    expect(within(wear).getByRole('link', { name: 'Kurtas' })).toBeInTheDocument();
    expect(menu.getByRole('link', { name: 'Login' })).toBeInTheDocument();
    await user.click(menu.getByRole('link', { name: 'Chairs' }));
    expect(address()).toBe('/shop?category=chairs');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

it('closes the appearance menu when the page changes', async () => {
  const { user } = renderWithProviders(<ThemeSwitch />, { route: '/about' });
  await user.click(screen.getByRole('button', { name: /^Appearance/ }));
  expect(await screen.findByRole('menu', { name: 'Appearance' })).toBeVisible();
  act(() => {
    window.history.pushState({ key: 'back', idx: 1 }, '', '/contact');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

it('survives a server that cannot be reached', async () => {
  faults.offline();
  renderHeader(<Header />);
  expect(within(nav()).getByRole('link', { name: 'Shop' })).toBeInTheDocument();
  await Promise.resolve();
});
