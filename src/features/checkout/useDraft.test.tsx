import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { Provider } from 'react-redux';
import { makeStore } from '../../test/store';
import type { Address } from '../../shared/api/contract';
import { fieldsOf, type AddressFields } from './addressForm';
import { orderPlaced } from './checkoutSlice';
import { useDraft } from './useDraft';

/** A delivery form of which only the state is of interest. */
function openForm() {
  const store = makeStore();
  const { result, rerender, unmount } = renderHook(
    ({ paused }: { paused: boolean }) => {
      const form = useForm<AddressFields, unknown, Address>({ defaultValues: fieldsOf({}) });
      useDraft(form, paused);
      return form;
    },
    {
      initialProps: { paused: false },
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    },
  );
  return {
    type: (city: string) => {
      act(() => {
        result.current.setValue('city', city);
      });
    },
    /** What the form does when an order is asked for: locked, sent, answered, open again. */
    order: async () => {
      let answer = (): void => undefined;
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const sent = result.current.handleSubmit(() => answered)();
      rerender({ paused: true });
      store.dispatch(orderPlaced({ orderId: 'order-1', method: 'cod', orderedAt: 1, ordered: {} }));
      rerender({ paused: false });
      await act(() => {
        answer();
        return sent;
      });
    },
    draft: () => store.getState().checkout.draft,
    unmount,
  };
}

describe('the draft of the delivery form', () => {
  it('is kept when the page is closed right after a keystroke', () => {
    const form = openForm();
    form.type('Kochi');
    window.dispatchEvent(new Event('pagehide'));
    expect(form.draft()).toMatchObject({ city: 'Kochi' });
  });

  it('is kept when the shopper leaves the page within the shop', () => {
    const form = openForm();
    form.type('Kochi');
    form.unmount();
    expect(form.draft()).toMatchObject({ city: 'Kochi' });
  });

  it('does not come back after the order', async () => {
    const form = openForm();
    form.type('Kochi');
    await form.order();
    expect(form.draft()).toEqual({});
    form.unmount();
    expect(form.draft()).toEqual({});
  });

  it('is kept again when something is typed after an order', async () => {
    const form = openForm();
    await form.order();
    form.type('Pune');
    form.unmount();
    expect(form.draft()).toMatchObject({ city: 'Pune' });
  });
});
