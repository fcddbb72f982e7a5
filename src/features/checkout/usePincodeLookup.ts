import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Address } from '../../shared/api/contract';
import type { AddressFields } from './addressForm';
import { useLazyPincodeQuery, type Place } from './pincodeApi';

const PLACE_FIELDS = ['city', 'state', 'country'] as const;
type PlaceField = (typeof PLACE_FIELDS)[number];

export const PINCODE_LENGTH = 6;
/** A lookup that takes longer stops standing in the way; its answer is still taken when it comes. */
export const SLOW_MS = 4_000;

export type Lookup =
  | { state: 'idle' }
  | { state: 'looking' }
  | { state: 'filled'; place: Place }
  /** The answer differs from what was typed by hand, which stays. */
  | { state: 'kept'; place: Place }
  | { state: 'slow' }
  | { state: 'unknown' }
  | { state: 'failed' };

type Form = UseFormReturn<AddressFields, unknown, Address>;

export interface PincodeLookup {
  lookup: Lookup;
  /** City, state and country are filled from the PIN code, unless that does not work out. */
  readOnly: boolean;
  typedByHand: (field: PlaceField) => void;
  /** Takes the lookup's answer over what was typed by hand. */
  accept: () => void;
  /** A whole address was put in at once (a saved one): its place is as good as looked up. */
  adopted: (place: Place) => void;
}

/**
 * Fills city, state and country when the PIN code has six characters (spec section 5). A lookup
 * that fails leaves them as they are, and editable. An answer never overwrites what was typed by
 * hand, and one for a PIN code that has changed since is dropped.
 */
export function usePincodeLookup(form: Form, zipcode: string): PincodeLookup {
  const { getValues, setValue, clearErrors } = form;
  const [ask] = useLazyPincodeQuery();
  const [settled, setSettled] = useState<{ zip: string; lookup: Lookup } | null>(null);
  const byHand = useRef(new Set<PlaceField>());
  const adoptedZip = useRef<string | null>(null);

  const fill = useCallback(
    (place: Place, fields: readonly PlaceField[]): void => {
      for (const field of fields) setValue(field, place[field], { shouldDirty: true });
      clearErrors([...fields]);
    },
    [setValue, clearErrors],
  );

  const zip = zipcode.trim();
  const lookup: Lookup =
    zip.length !== PINCODE_LENGTH
      ? { state: 'idle' }
      : settled?.zip === zip
        ? settled.lookup
        : { state: 'looking' };
  useEffect(() => {
    if (zip.length !== PINCODE_LENGTH || adoptedZip.current === zip) return;
    adoptedZip.current = null;
    const setLookup = (next: Lookup): void => {
      setSettled({ zip, lookup: next });
    };
    // A restored draft may hold a place that was typed by hand: it stays if the answer differs.
    const restored =
      byHand.current.size === 0 && getValues('city') !== '' && !form.formState.isDirty;
    let current = true;
    const slow = setTimeout(() => {
      setLookup({ state: 'slow' });
    }, SLOW_MS);
    void ask(zip, true).then((answer) => {
      clearTimeout(slow);
      if (!current) return;
      if (answer.data === undefined) {
        setLookup({ state: 'failed' });
        return;
      }
      const place = answer.data;
      if (place === null) {
        setLookup({ state: 'unknown' });
        return;
      }
      const kept = PLACE_FIELDS.filter(
        (field) =>
          (byHand.current.has(field) || (restored && getValues(field) !== '')) &&
          getValues(field) !== place[field],
      );
      fill(
        place,
        PLACE_FIELDS.filter((field) => !kept.includes(field)),
      );
      setLookup({ state: kept.length > 0 ? 'kept' : 'filled', place });
    });
    return () => {
      current = false;
      clearTimeout(slow);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new PIN code asks anew; the form's methods are stable
  }, [zip, ask, fill]);

  return {
    lookup,
    readOnly: !['slow', 'unknown', 'failed', 'kept'].includes(lookup.state),
    typedByHand: (field) => {
      byHand.current.add(field);
    },
    accept: () => {
      if (lookup.state !== 'kept') return;
      byHand.current.clear();
      fill(lookup.place, PLACE_FIELDS);
      setSettled({ zip, lookup: { state: 'filled', place: lookup.place } });
    },
    adopted: (place) => {
      byHand.current.clear();
      const adopted = getValues('zipcode').trim();
      adoptedZip.current = adopted;
      setSettled({ zip: adopted, lookup: { state: 'filled', place } });
    },
  };
}
