import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { resetDatabase, server } from '../../../mocks/node';
import { renderWithProviders } from '../../test/renderWithProviders';
import { Newsletter } from './Newsletter';

const EMAIL = 'asha@example.com';
const TERMS = '*/api/newsletter/terms';
const SUBSCRIBE = '*/api/newsletter/subscribe';

let log: jest.SpyInstance;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  await resetDatabase();
  log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  log.mockRestore();
  server.resetHandlers();
});
afterAll(() => server.close());

async function submit() {
  const { user } = renderWithProviders(<Newsletter />);
  const field = screen.getByRole('textbox', { name: /Email/ });
  await user.type(field, EMAIL);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(log).toHaveBeenCalledWith(expect.any(String), EMAIL);
  return field;
}

describe('the newsletter block', () => {
  it('has a required field for an email address', () => {
    renderWithProviders(<Newsletter />);
    expect(screen.getByRole('heading')).toHaveTextContent('Subscribe & Save 20%');
    const field = screen.getByRole('textbox', { name: /Email/ });
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('type', 'email');
  });

  it('without a mail server logs the address, clears the field, and sends it nowhere', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const field = await submit();
    expect(field).toHaveValue('');
    expect(await screen.findByText(/nothing was sent, and your address is not kept/)).toBeVisible();
    expect(JSON.stringify(fetched.mock.calls)).not.toContain(EMAIL);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      expect.stringMatching(/newsletter\/terms$/),
    ]);
    fetched.mockRestore();
  });

  it('is as specified on a server that knows no newsletter', async () => {
    server.use(
      http.get(TERMS, () => HttpResponse.json({ success: false, message: '' }, { status: 404 })),
    );
    await submit();
    expect(await screen.findByText(/nothing was sent/)).toBeVisible();
  });

  it('with a mail server asks for the confirmation', async () => {
    const sent = jest.fn();
    server.use(
      http.get(TERMS, () => HttpResponse.json({ success: true, percent: 20 })),
      http.post(SUBSCRIBE, async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    const field = await submit();
    expect(await screen.findByText(/^We have written to asha@example.com/)).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ email: EMAIL }]]);
    expect(field).toHaveValue('');
  });

  it('keeps the address if the shop cannot be reached', async () => {
    server.use(http.get(TERMS, () => HttpResponse.error()));
    const field = await submit();
    expect(await screen.findByText(/^No connection\./)).toBeVisible();
    expect(field).toHaveValue(EMAIL);
  });
});
