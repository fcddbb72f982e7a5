import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { resetDatabase, server } from '../../../mocks/node';
import { renderWithProviders } from '../../test/renderWithProviders';
import { newShopper } from '../../test/shopper';
import { endPush } from './browserPush';
import { NotifyMe } from './NotifyMe';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/this-browser';

/** A browser that can show notifications. */
function openBrowser(answer: NotificationPermission) {
  const browser = { permission: 'default' as NotificationPermission, subscribed: false };
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: () => {
      browser.subscribed = false;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(browser.subscribed ? subscription : null),
    subscribe: jest.fn(() => {
      browser.subscribed = true;
      return Promise.resolve(subscription);
    }),
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  const requestPermission = jest.fn(() => {
    browser.permission = answer;
    return Promise.resolve(answer);
  });
  Object.assign(window, {
    PushManager: jest.fn(),
    Notification: {
      requestPermission,
      get permission() {
        return browser.permission;
      },
    },
  });
  return { browser, pushManager, requestPermission };
}

const sent = jest.fn();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  sent.mockClear();
  await resetDatabase();
  server.use(
    http.get('*/api/push/key', () => HttpResponse.json({ success: true, publicKey: 'shop-key' })),
    http.post('*/api/push/:call', async ({ request, params }) => {
      sent(params['call'], await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});
afterAll(() => server.close());

const show = async () => {
  const { store } = await newShopper();
  return renderWithProviders(<NotifyMe />, { store });
};

it('asks the browser only after a tap, and can be turned off', async () => {
  const { pushManager, requestPermission } = openBrowser('granted');
  const { user } = await show();
  const button = await screen.findByRole('button', { name: 'Notify me on this device' });
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(button);
  expect(await screen.findByText('Notifications are on for this device.')).toBeVisible();
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'shop-key',
  });
  const keys = { p256dh: 'key', auth: 'secret' };
  expect(sent.mock.calls).toEqual([['subscribe', { endpoint: ENDPOINT, keys }]]);
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Notify me on this device' })).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith('unsubscribe', { endpoint: ENDPOINT });
});

it('subscribes to nothing if the shopper refuses', async () => {
  const { pushManager } = openBrowser('denied');
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Notify me on this device' }));
  expect(await screen.findByText(/^Notifications are blocked/)).toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: 'Notify me on this device' }),
  ).not.toBeInTheDocument();
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

it('takes the subscription back if the server does not keep it', async () => {
  const { browser } = openBrowser('granted');
  server.use(http.post('*/api/push/subscribe', () => HttpResponse.error()));
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Notify me on this device' }));
  expect(await screen.findByText(/^No connection\./)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Notify me on this device' })).toBeEnabled();
  expect(browser.subscribed).toBe(false);
});

it('ends at a logout in this browser, also without a connection', async () => {
  const { browser } = openBrowser('granted');
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Notify me on this device' }));
  await screen.findByText('Notifications are on for this device.');
  server.use(http.post('*/api/push/unsubscribe', () => HttpResponse.error()));
  await endPush();
  expect(browser.subscribed).toBe(false);
});
