import Dialog from '@mui/material/Dialog';
import { act, fireEvent, render as renderBare, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { BrowserRouter, Link } from 'react-router-dom';
import { useCloseRequest } from './useCloseRequest';

/** As the browser's: the one made last is asked first, and is asked once. */
const watchers: StandIn[] = [];
class StandIn {
  onclose: (() => void) | null = null;
  constructor() {
    watchers.push(this);
  }
  destroy() {
    if (watchers.includes(this)) watchers.splice(watchers.indexOf(this), 1);
  }
}
const back = () => {
  act(() => watchers.pop()?.onclose?.());
};

beforeEach(() => {
  onClosed.mockClear();
  watchers.length = 0;
  window.CloseWatcher = StandIn;
});
afterEach(() => {
  delete window.CloseWatcher;
});

const onClosed = jest.fn<undefined, [string]>();

function Layer({ name, inner }: { name: string; inner?: string }) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    onClosed(name);
    setIsOpen(false);
  };
  useCloseRequest(isOpen, close);
  return (
    <Dialog open={isOpen} onClose={close} transitionDuration={0}>
      <button onClick={close}>{`Close ${name}`}</button>
      {inner !== undefined && <Layer name={inner} />}
    </Dialog>
  );
}

const render = (tree: ReactElement) =>
  renderBare(tree, {
    wrapper: ({ children }) => (
      <BrowserRouter>
        <Link to="/shop">Shop</Link>
        <Link to="/shop?category=Sofa">Sofas</Link>
        {children}
      </BrowserRouter>
    ),
  });

const layer = (name: string) => screen.queryByText(`Close ${name}`);

/** The inner one is there second, as a layer is that was opened from another. */
function renderTwo() {
  const { rerender } = render(<Layer name="menu" />);
  rerender(<Layer name="menu" inner="appearance" />);
}

it('closes one layer per request, the inner first', async () => {
  renderTwo();
  back();
  await waitFor(() => expect(layer('appearance')).toBeNull());
  expect(layer('menu')).toBeVisible();
  back();
  await waitFor(() => expect(layer('menu')).toBeNull());
  expect(onClosed.mock.calls).toEqual([['appearance'], ['menu']]);
});

it('closes one layer on Escape, for which the browser also sends a close request', async () => {
  renderTwo();
  fireEvent.keyDown(layer('appearance')!, { key: 'Escape' });
  back();
  await waitFor(() => expect(layer('appearance')).toBeNull());
  expect(onClosed.mock.calls).toEqual([['appearance']]);
  expect(layer('menu')).toBeVisible();
});

it('stops watching when the layer is closed in another way', async () => {
  const user = userEvent.setup();
  render(<Layer name="menu" />);
  await user.click(screen.getByText('Close menu'));
  await waitFor(() => expect(watchers).toEqual([]));
});

describe('the browser’s Back', () => {
  beforeEach(() => {
    delete window.CloseWatcher;
  });

  it('closes the layer opened last and keeps the page', async () => {
    const { rerender } = render(<p>The page</p>);
    fireEvent.click(screen.getByText('Shop'));
    rerender(<Layer name="menu" />);
    rerender(<Layer name="menu" inner="appearance" />);
    // As a filter does that is ticked in the sheet.
    fireEvent.click(screen.getByText('Sofas'));
    act(() => window.history.back());
    await waitFor(() => expect(layer('appearance')).toBeNull());
    expect(window.location.search).toBe('?category=Sofa');
    expect(layer('menu')).toBeVisible();
    act(() => window.history.back());
    await waitFor(() => expect(layer('menu')).toBeNull());
    expect(window.location.search).toBe('?category=Sofa');
    expect(onClosed.mock.calls).toEqual([['appearance'], ['menu']]);
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(window.location.pathname).toBe('/shop');
  });

  it('closes the layer also before the page has rendered the newest address', async () => {
    render(<Layer name="menu" />);
    fireEvent.click(screen.getByText('Shop'));
    const { idx } = window.history.state as { idx: number };
    // What the router does first, long before React renders on a slow device.
    window.history.pushState({ idx: idx + 1 }, '', '/shop?category=Sofa');
    act(() => window.history.back());
    await waitFor(() => expect(layer('menu')).toBeNull());
    expect(window.location.search).toBe('?category=Sofa');
  });
});
