import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { StoreDetails } from '../../shared/api/contract';
import { Form } from './Form';
import { SaveButtons } from './SaveButtons';
import { useSaveContent } from './useSaveContent';

const FIELDS: readonly [keyof StoreDetails, string, string?][] = [
  ['legalName', 'Legal name'],
  ['taxNumber', 'GSTIN', 'Its first two digits are the state, which decides the tax on invoices.'],
  ['address', 'Address', 'In one line, parts separated by commas.'],
  ['email', 'Email'],
  ['phone', 'Phone'],
];

interface StoreFormProps {
  store: StoreDetails | null;
  defaults: StoreDetails;
}

export function StoreForm({ store, defaults }: StoreFormProps) {
  const [values, setValues] = useState(store ?? defaults);
  const { save, isBusy } = useSaveContent();
  return (
    <Form name="Store" isBusy={isBusy} onSubmit={() => save({ store: values })}>
      {FIELDS.map(([field, label, hint]) => (
        <TextField
          key={field}
          label={label}
          helperText={hint}
          required
          value={values[field]}
          onChange={(event) => setValues({ ...values, [field]: event.target.value })}
        />
      ))}
      <SaveButtons
        isBusy={isBusy}
        resetLabel="Use the settings of the server"
        onReset={store === null ? undefined : () => save({ store: null })}
      />
    </Form>
  );
}
