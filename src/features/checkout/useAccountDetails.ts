import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAppSelector } from '../../app/hooks';
import type { Address } from '../../shared/api/contract';
import { useUserInfoQuery } from '../session/sessionApi';
import { selectIsSignedIn, selectUid } from '../session/sessionSelectors';
import type { AddressFields } from './addressForm';

/** Splits an account's name as most people here write it: the last word is the last name. */
export function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  return words.length < 2
    ? { firstName: words[0] ?? '', lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** Fills empty name and email fields from the account, once, in a form that nobody has filled in yet. */
export function useAccountDetails({
  getValues,
  setValue,
}: UseFormReturn<AddressFields, unknown, Address>): void {
  const uid = useAppSelector(selectUid);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data } = useUserInfoQuery(isSignedIn && uid !== null ? uid : skipToken);
  const user = data?.user;
  useEffect(() => {
    if (!user) return;
    const fields = ['firstName', 'lastName', 'email'] as const;
    if (fields.some((field) => getValues(field) !== '')) return;
    const account = { ...namesOf(user.name), email: user.email };
    for (const field of fields) setValue(field, account[field], { shouldDirty: true });
  }, [user, getValues, setValue]);
}
