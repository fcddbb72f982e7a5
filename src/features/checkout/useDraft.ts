import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAppDispatch } from '../../app/hooks';
import type { Address } from '../../shared/api/contract';
import { FIELD_ORDER, type AddressFields } from './addressForm';
import { draftEdited } from './checkoutSlice';

const PAUSE_MS = 300;

/**
 * Keeps what is typed, a moment after it is typed, and at once when the page goes away. `paused`
 * while an order is under way: what was typed is written down before, so that nothing brings the
 * draft back after the order has taken it away.
 */
export function useDraft(
  { subscribe, getValues }: UseFormReturn<AddressFields, unknown, Address>,
  paused: boolean,
): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (paused) return undefined;
    let seen = { ...getValues() };
    let isSaved = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = (): void => {
      clearTimeout(timer);
      if (!isSaved) dispatch(draftEdited(seen));
      isSaved = true;
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // Submitting and validating speak here too, with nothing typed.
        if (FIELD_ORDER.every((field) => values[field] === seen[field])) return;
        seen = { ...values };
        isSaved = false;
        clearTimeout(timer);
        timer = setTimeout(save, PAUSE_MS);
      },
    });
    window.addEventListener('pagehide', save);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [subscribe, getValues, paused, dispatch]);
}
