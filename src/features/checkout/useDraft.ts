import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAppDispatch } from '../../app/hooks';
import type { Address } from '../../shared/api/contract';
import type { AddressFields } from './addressForm';
import { draftEdited } from './checkoutSlice';

const PAUSE_MS = 300;

/** Keeps what is typed, a moment after it is typed, and at once when the page goes away. */
export function useDraft({ subscribe }: UseFormReturn<AddressFields, unknown, Address>): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let unsaved: AddressFields | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = (): void => {
      clearTimeout(timer);
      if (unsaved) dispatch(draftEdited(unsaved));
      unsaved = null;
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        unsaved = values;
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
  }, [subscribe, dispatch]);
}
