import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { DeskContent } from '../../shared/api/deskContract';
import { numberOf, pinsFrom, textOf } from '../parts/numbers';
import { Form } from './Form';
import { SaveButtons } from './SaveButtons';
import { useSaveContent } from './useSaveContent';

type Payment = NonNullable<DeskContent['payment']>;

interface PaymentFormProps {
  payment: Payment | null;
  defaults: Payment;
}

export function PaymentForm({ payment, defaults }: PaymentFormProps) {
  const before = payment ?? defaults;
  const [codMax, setCodMax] = useState(textOf(before.codMax));
  const [pins, setPins] = useState(before.codExcludedPins.join(', '));
  const [minutes, setMinutes] = useState(textOf(before.upiHoldMinutes));
  const { save, isBusy } = useSaveContent();
  return (
    <Form
      name="Payment"
      isBusy={isBusy}
      onSubmit={() =>
        save({
          payment: {
            codMax: numberOf(codMax),
            codExcludedPins: pinsFrom(pins),
            upiHoldMinutes: numberOf(minutes) ?? defaults.upiHoldMinutes,
          },
        })
      }
    >
      <TextField
        label="Cash on delivery up to, in rupees"
        helperText="Empty: any amount"
        value={codMax}
        onChange={(event) => setCodMax(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField
        label="PIN codes without cash on delivery"
        helperText="Whole or their first digits, separated by commas: 797, 744101"
        multiline
        value={pins}
        onChange={(event) => setPins(event.target.value)}
      />
      <TextField
        label="Minutes that a UPI order waits for its payment"
        required
        value={minutes}
        onChange={(event) => setMinutes(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <SaveButtons
        isBusy={isBusy}
        resetLabel="Use the settings of the server"
        onReset={payment === null ? undefined : () => save({ payment: null })}
      />
    </Form>
  );
}
