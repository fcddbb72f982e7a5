import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Address } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { TextField } from '../../shared/ui/TextField';
import {
  addressFields,
  errorText,
  pinOf,
  type AddressField,
  type AddressFields,
} from './addressForm';
import type { Lookup, PincodeLookup } from './usePincodeLookup';
import * as s from './AddressForm.css';

type Form = UseFormReturn<AddressFields, unknown, Address>;

interface FieldProps {
  form: Form;
  field: AddressField;
  readOnly?: boolean;
  helper?: string | undefined;
  disabled: boolean;
}

const FROM_PIN_CODE = t('Filled in from your PIN code.');

function Field({ form, field, readOnly = false, helper, disabled }: FieldProps) {
  const { field: input, fieldState } = useController({ control: form.control, name: field });
  const { label, autoComplete, inputMode } = addressFields[field];
  const value = input.value ?? '';
  const message = fieldState.error?.message;
  const error =
    message === undefined && !fieldState.error ? undefined : errorText(field, value, message ?? '');
  return (
    <TextField
      label={label}
      name={input.name}
      value={value}
      inputRef={input.ref}
      required={field !== 'appartment'}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? helper}
      type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
      onBlur={input.onBlur}
      onChange={({ target }) => {
        input.onChange(field === 'zipcode' ? pinOf(target.value) : target.value);
      }}
      slotProps={{
        htmlInput: {
          autoComplete: `shipping ${autoComplete}`,
          readOnly,
          ...(inputMode && { inputMode }),
        },
      }}
    />
  );
}

export const LOOKING_UP = t('Looking up your PIN code…');
const lookupWords: Partial<Record<Lookup['state'], string>> = {
  looking: LOOKING_UP,
  slow: t('The lookup is taking long. You can fill in city, state and country yourself.'),
  unknown: t(
    'We could not find this PIN code. Please check it, or fill in city and state yourself.',
  ),
  failed: t(
    'We could not look up this PIN code just now. Please fill in city, state and country yourself.',
  ),
};

interface LookupLineProps extends Pick<PincodeLookup, 'lookup' | 'accept'> {
  onEdit: () => void;
}

function LookupLine({ lookup, accept, onEdit }: LookupLineProps) {
  return (
    <div role="status" className={s.lookup}>
      {lookup.state === 'filled' && (
        <div className={s.found}>
          <span>{`${t('{city}, {state}, from your PIN code.', { city: lookup.place.city, state: lookup.place.state })} `}</span>
          <Button size="small" onClick={onEdit}>
            {t('Edit')}
          </Button>
        </div>
      )}
      {lookup.state === 'kept' ? (
        <div className={s.found}>
          <span>
            {`${t('This PIN code is in {city}, {state}. We kept what you typed.', { city: lookup.place.city, state: lookup.place.state })} `}
          </span>
          <Button size="small" onClick={accept}>
            {t('Use {city}, {state}', { city: lookup.place.city, state: lookup.place.state })}
          </Button>
        </div>
      ) : (
        lookupWords[lookup.state] !== undefined && (
          <p className={s.found}>{lookupWords[lookup.state]}</p>
        )
      )}
    </div>
  );
}

interface AddressFormProps {
  form: Form;
  pincode: PincodeLookup;
  /** True while an order is being placed. */
  disabled: boolean;
}

/** The delivery form (spec section 5): required marks, errors beside their fields. */
export function AddressForm({ form, pincode, disabled }: AddressFormProps) {
  const { lookup, readOnly, accept, edit } = pincode;
  const city = useWatch({ control: form.control, name: 'city' });
  const place = (field: 'city' | 'state' | 'country') => ({
    readOnly,
    ...(readOnly && city === '' && field === 'city' && { helper: FROM_PIN_CODE }),
  });
  const common = { form, disabled };
  return (
    <div className={s.fields}>
      <Field {...common} field="zipcode" helper={t('6 digits')} />
      <Field {...common} field="city" {...place('city')} />
      <Field {...common} field="state" {...place('state')} />
      <Field {...common} field="country" {...place('country')} />
      <LookupLine
        lookup={lookup}
        accept={accept}
        onEdit={() => {
          edit();
          form.setFocus('city', { shouldSelect: true });
        }}
      />
      <div className={s.wide}>
        <Field {...common} field="street" />
      </div>
      <div className={s.wide}>
        <Field {...common} field="appartment" helper={t('Optional: floor, landmark')} />
      </div>
      <Field {...common} field="firstName" />
      <Field {...common} field="lastName" />
      <Field {...common} field="phone" helper={t('For the delivery person')} />
      <Field {...common} field="email" />
    </div>
  );
}
