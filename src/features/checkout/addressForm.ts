/** The delivery form's fields, words and helpers (spec sections 3 and 5). Pure. */
import type * as v from 'valibot';
import type { AddressSchema } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { asciiDigits } from '../../shared/lib/digits';
import type { AddressDraft } from './checkoutSlice';

/** The fields' values before validation. */
export type AddressFields = v.InferInput<typeof AddressSchema>;
export type AddressField = keyof AddressFields;

interface FieldFacts {
  label: string;
  /** The message if the field is empty. */
  missing: string;
  autoComplete: string;
  inputMode?: 'numeric' | 'tel' | 'email';
}

export const addressFields: Record<AddressField, FieldFacts> = {
  firstName: {
    label: t('First name'),
    missing: t('Enter your first name.'),
    autoComplete: 'given-name',
  },
  lastName: {
    label: t('Last name'),
    missing: t('Enter your last name.'),
    autoComplete: 'family-name',
  },
  email: {
    label: t('Email'),
    missing: t('Enter your email address.'),
    autoComplete: 'email',
    inputMode: 'email',
  },
  phone: {
    label: t('Phone'),
    missing: t('Enter your mobile number.'),
    autoComplete: 'tel',
    inputMode: 'tel',
  },
  street: {
    label: t('Street address'),
    missing: t('Enter your street and house number.'),
    autoComplete: 'address-line1',
  },
  appartment: {
    label: t('Apartment'),
    missing: '',
    autoComplete: 'address-line2',
  },
  zipcode: {
    label: t('PIN code'),
    missing: t('Enter your PIN code.'),
    autoComplete: 'postal-code',
    inputMode: 'numeric',
  },
  city: {
    label: t('City or district'),
    missing: t('Enter your city or district.'),
    autoComplete: 'address-level2',
  },
  state: {
    label: t('State'),
    missing: t('Enter your state.'),
    autoComplete: 'address-level1',
  },
  country: { label: t('Country'), missing: t('Enter your country.'), autoComplete: 'country-name' },
};

/**
 * Order of the fields on the screen, and so of what is focused when something is missing. The PIN code is first: it fills
 * in three others.
 */
export const FIELD_ORDER: readonly AddressField[] = [
  'zipcode',
  'city',
  'state',
  'country',
  'street',
  'appartment',
  'firstName',
  'lastName',
  'phone',
  'email',
];

/** Whether the PIN code fills in this field. */
export const isFromPin = (field: AddressField): boolean =>
  field === 'city' || field === 'state' || field === 'country';

const DEFAULT_COUNTRY = 'India';

export function fieldsOf(draft: AddressDraft): AddressFields {
  const fields = Object.fromEntries(
    FIELD_ORDER.map((field) => [field, draft[field] ?? '']),
  ) as Record<AddressField, string>;
  return { ...fields, country: fields.country === '' ? DEFAULT_COUNTRY : fields.country };
}

export const PINCODE_LENGTH = 6;

/** The PIN code in what was typed or pasted: "560 001" is one. */
export const pinOf = (typed: string): string =>
  asciiDigits(typed).replace(/\D/g, '').slice(0, PINCODE_LENGTH);

/** The message beside a field: that it is missing, or the contract's message. */
export function errorText(field: AddressField, value: string, message: string): string {
  if (value.trim() === '') return addressFields[field].missing;
  return message;
}
