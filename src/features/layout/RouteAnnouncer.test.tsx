import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { PageHead } from '../../shared/ui/PageHead';
import { renderWithProviders } from '../../test/renderWithProviders';
import { RouteAnnouncer } from './RouteAnnouncer';

function Late() {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <PageHead title="Late" />
      {isLoaded ? <h1>Late page</h1> : <button onClick={() => setIsLoaded(true)}>Load</button>}
    </>
  );
}

const setup = () =>
  renderWithProviders(
    <>
      <RouteAnnouncer />
      <nav>
        <Link to="/about">To about</Link>
        <Link to="/late">To late</Link>
        <Link to="/form">To form</Link>
      </nav>
      <main>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route
            path="/about"
            element={
              <>
                <PageHead title="About us" />
                <h1>About</h1>
              </>
            }
          />
          <Route path="/late" element={<Late />} />
          <Route
            path="/form"
            element={
              <>
                <h1>Form</h1>
                <input aria-label="Name" ref={(field) => field?.focus()} />
              </>
            }
          />
        </Routes>
      </main>
    </>,
  );

describe('a route change', () => {
  it('moves focus to the heading of the new page and announces its title', async () => {
    const { user } = setup();
    expect(screen.getByTestId('route-announcer')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('link', { name: 'To about' }));
    expect(screen.getByRole('heading', { name: 'About' })).toHaveFocus();
    expect(screen.getByTestId('route-announcer')).toHaveTextContent('About us · Marigold Lane');
  });

  it('waits for a heading that is still loading', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('link', { name: 'To late' }));
    act(() => screen.getByRole('button', { name: 'Load' }).click());
    await waitFor(() =>
      expect(screen.getByTestId('route-announcer')).toHaveTextContent('Late · Marigold Lane'),
    );
    expect(screen.getByRole('heading', { name: 'Late page' })).toHaveFocus();
  });

  it('leaves focus in a field that the page itself has focused', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('link', { name: 'To form' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });
});
