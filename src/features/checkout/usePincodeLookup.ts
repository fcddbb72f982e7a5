import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Address } from '../../shared/api/contract';
import { fieldsOf, PINCODE_LENGTH, type AddressFields } from './addressForm';
import { useLazyPincodeQuery, type Place } from './pincodeApi';

const PLACE_FIELDS = ['city', 'state', 'country'] as const;
/** The fields' initial values. */
const BLANK = fieldsOf({});

/** After this time the lookup no longer blocks; its answer is still used. */
export const SLOW_MS = 4_000;

export type Lookup =
  | { state: 'idle' }
  | { state: 'looking' }
  | { state: 'filled'; place: Place }
  /** The shopper wants to change what was filled in. */
  | { state: 'edited' }
  /** The answer differs from what was typed, which stays. */
  | { state: 'kept'; place: Place }
  | { state: 'slow' }
  | { state: 'unknown' }
  | { state: 'failed' };

type Form = UseFormReturn<AddressFields, unknown, Address>;

export interface PincodeLookup {
  lookup: Lookup;
  /** Hint that the PIN code fills city, state and country. */
  readOnly: boolean;
  /** Replaces what was typed by the lookup's answer. */
  accept: () => void;
  /** Makes the filled fields editable. */
  edit: () => void;
  /** A saved address was chosen: treats its place as looked up. */
  adopted: (place: Place) => void;
}

/**
 * Fills city, state and country when the PIN code has six characters (spec section 5), and empties them
 * when it changes. A failed lookup leaves them editable. An answer never overwrites typed values, and is
 * dropped if the PIN code has changed.
 */
export function usePincodeLookup(form: Form, zipcode: string): PincodeLookup {
  const { getValues, setValue, clearErrors } = form;
  const [ask] = useLazyPincodeQuery();
  const [settled, setSettled] = useState<{ zip: string; lookup: Lookup } | null>(null);
  const filled = useRef<{ zip: string; place: Place } | null>(null);
  const [attempt, setAttempt] = useState(0);

  /** Replaces `before` by `place`; keeps other values, which were typed. */
  const replace = useCallback(
    (before: Pick<AddressFields, keyof Place>, place: Pick<AddressFields, keyof Place>): void => {
      const fields = PLACE_FIELDS.filter((field) => getValues(field) === before[field]);
      for (const field of fields) setValue(field, place[field], { shouldDirty: true });
      clearErrors(fields);
    },
    [getValues, setValue, clearErrors],
  );

  const zip = zipcode.trim();
  const lookup: Lookup =
    zip.length !== PINCODE_LENGTH
      ? { state: 'idle' }
      : settled?.zip === zip
        ? settled.lookup
        : { state: 'looking' };
  useEffect(() => {
    if (filled.current !== null && filled.current.zip !== zip) {
      replace(filled.current.place, BLANK);
      filled.current = null;
    }
    if (zip.length !== PINCODE_LENGTH || filled.current !== null) return;
    const setLookup = (next: Lookup): void => {
      setSettled({ zip, lookup: next });
    };
    let current = true;
    const slow = setTimeout(() => {
      setLookup({ state: 'slow' });
    }, SLOW_MS);
    void ask(zip, true).then((answer) => {
      clearTimeout(slow);
      // A saved address may have been chosen while this was on its way.
      if (!current || filled.current?.zip === zip) return;
      if (answer.data === undefined) {
        setLookup({ state: 'failed' });
        return;
      }
      const place = answer.data;
      if (place === null) {
        setLookup({ state: 'unknown' });
        return;
      }
      replace(BLANK, place);
      filled.current = { zip, place };
      const isKept = PLACE_FIELDS.some((field) => getValues(field) !== place[field]);
      setLookup({ state: isKept ? 'kept' : 'filled', place });
    });
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [zip, attempt, ask, replace, getValues]);

  const hasFailed = lookup.state === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    // The connection is back: try again, unless the shopper has typed the place.
    const again = (): void => {
      if (getValues('city') !== '' || getValues('state') !== '') return;
      setSettled(null);
      setAttempt((before) => before + 1);
    };
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
    };
  }, [hasFailed, getValues]);

  return {
    lookup,
    readOnly: !['slow', 'unknown', 'failed', 'kept', 'edited'].includes(lookup.state),
    accept: () => {
      if (lookup.state !== 'kept') return;
      replace(getValues(), lookup.place);
      setSettled({ zip, lookup: { state: 'filled', place: lookup.place } });
    },
    edit: () => {
      setSettled({ zip, lookup: { state: 'edited' } });
    },
    adopted: (place) => {
      const adopted = getValues('zipcode').trim();
      filled.current = { zip: adopted, place };
      setSettled({ zip: adopted, lookup: { state: 'filled', place } });
    },
  };
}
