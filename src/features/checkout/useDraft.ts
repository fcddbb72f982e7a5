import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { Address } from '../../shared/api/contract';
import { selectUid } from '../session/sessionSelectors';
import { FIELD_ORDER, type AddressFields } from './addressForm';
import { draftEdited } from './checkoutSlice';

const PAUSE_MS = 300;

/**
 * Stores the form shortly after each change, and at once when the page is closed. `paused` while an order
 * is being placed, so that nothing restores the draft after the order has deleted it.
 */
export function useDraft(
  { subscribe, getValues }: UseFormReturn<AddressFields, unknown, Address>,
  paused: boolean,
): void {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  useEffect(() => {
    if (paused) return undefined;
    let seen = { ...getValues() };
    let isSaved = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = (): void => {
      clearTimeout(timer);
      if (!isSaved) dispatch(draftEdited(seen, uid));
      isSaved = true;
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // Submitting and validating also notify; nothing has been typed then.
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
  }, [subscribe, getValues, paused, dispatch, uid]);
}
