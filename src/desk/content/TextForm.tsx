import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { DeskRequestOf } from '../../shared/api/deskContract';
import { Form } from './Form';
import { SaveButtons } from './SaveButtons';
import { useSaveContent } from './useSaveContent';

interface TextFormProps {
  /** Of the form. */
  name: string;
  label: string;
  hint: string;
  text: string;
  changeOf: (text: string) => DeskRequestOf<'deskContentSave'>;
}

/** A part of the content that is one text of several lines. */
export function TextForm({ name, label, hint, text, changeOf }: TextFormProps) {
  const [typed, setTyped] = useState(text);
  const { save, isBusy } = useSaveContent();
  return (
    <Form name={name} isBusy={isBusy} onSubmit={() => save(changeOf(typed))}>
      <TextField
        label={label}
        helperText={hint}
        multiline
        minRows={2}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SaveButtons isBusy={isBusy} />
    </Form>
  );
}
