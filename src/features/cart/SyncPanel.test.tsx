/** The development panel: it shows the plan, breaks the network on purpose, and exports no secrets. */
import { act, screen, waitFor } from '@testing-library/react';
import { faults, resetDatabase, server } from '../../../mocks/node';
import { sendCall } from '../../shared/api/baseApi';
import { renderWithProviders } from '../../test/renderWithProviders';
import { newShopper } from '../../test/shopper';
import { lineAdded } from './cartSlice';
import { devFaults, FAULTS, type DevFault } from './devFaults';
import SyncPanel from './SyncPanel';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(resetDatabase);
afterEach(() => {
  for (const fault of FAULTS) if (devFaults.has(fault)) devFaults.toggle(fault);
  if (devFaults.hasQuota()) devFaults.toggleQuota();
  faults.clear();
});
afterAll(() => server.close());

const read = () => sendCall('productCategories', undefined, { token: null });

async function open() {
  const shopper = await newShopper({ 'bowl-terracotta-serving': { default: 2 } });
  const { user } = renderWithProviders(<SyncPanel />, { store: shopper.store });
  await waitFor(() =>
    expect(shopper.store.getState().cart.record?.baseAt).toEqual(expect.any(Number)),
  );
  await user.click(screen.getByRole('button', { name: /^Sync ·/ }));
  return { ...shopper, user };
}

describe('the Sync panel', () => {
  it('shows the plan, and the latest responses', async () => {
    const { store, uid } = await open();
    const panel = screen.getByRole('complementary', { name: 'Sync panel' });
    expect(panel).toHaveTextContent('"bowl-terracotta-serving"');
    act(() => {
      store.dispatch(
        lineAdded({ productId: 'bowl-terracotta-serving', size: 'default', unitPaise: 1 }, uid),
      );
    });
    await waitFor(() => expect(panel).toHaveTextContent('/v1/api/cart/add → 200'));
  });

  it.each<[DevFault, RegExp, string]>([
    ['401', /401/, 'unauthorized'],
    ['500', /500/, 'server'],
    ['offline', /offline/, 'offline'],
    ['dropAnswer', /answer dropped/, 'offline'],
  ])('breaks the network with its switch %s', async (fault, seen, kind) => {
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: fault }));
    const answer = await act(read);
    expect(answer).toMatchObject({ error: { kind } });
    expect(devFaults.answers()[0]?.outcome).toMatch(seen);
    expect(screen.getByRole('complementary', { name: 'Sync panel' })).toHaveTextContent(seen);
    await user.click(screen.getByRole('switch', { name: fault }));
    expect(await act(read)).toHaveProperty('data');
  });

  it('fills the storage with its switch quota', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: 'quota' }));
    expect(() => localStorage.setItem('x', 'y')).toThrow(
      expect.objectContaining({ name: 'QuotaExceededError' }) as Error,
    );
    await user.click(screen.getByRole('switch', { name: 'quota' }));
    localStorage.setItem('x', 'y');
    expect(localStorage.getItem('x')).toBe('y');
  });

  it('exports a log with plan and responses, and no token', async () => {
    const { user, token } = await open();
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    await user.click(screen.getByRole('button', { name: 'Export log' }));
    expect(clicked).toHaveBeenCalledTimes(1);
    const log = await blobs[0]!.text();
    expect(JSON.parse(log)).toMatchObject({ plan: { base: expect.any(Object) as object } });
    expect(log).not.toContain(token);
  });
});
