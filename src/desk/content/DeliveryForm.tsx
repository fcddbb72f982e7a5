import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { pinsFrom } from '../parts/numbers';
import { Form } from './Form';
import { SaveButtons } from './SaveButtons';
import { useSaveContent } from './useSaveContent';

export function DeliveryForm({ excludedPins }: { excludedPins: readonly string[] }) {
  const [text, setText] = useState(excludedPins.join(', '));
  const { save, isBusy } = useSaveContent();
  return (
    <Form
      name="Delivery"
      onSubmit={() => {
        const pins = pinsFrom(text);
        save({ delivery: pins.length > 0 ? { excludedPins: pins } : null });
      }}
    >
      <TextField
        label="PIN codes to which nothing is sent"
        helperText="Whole or their first digits, separated by commas: 797, 744101"
        multiline
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SaveButtons isBusy={isBusy} />
    </Form>
  );
}
