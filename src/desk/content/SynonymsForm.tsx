import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { groupsFrom, linesOf } from '../../shared/lib/synonymLines';
import { Form } from './Form';
import { SaveButtons } from './SaveButtons';
import { useSaveContent } from './useSaveContent';

export function SynonymsForm({ synonyms }: { synonyms: readonly string[][] | null }) {
  const [text, setText] = useState(linesOf(synonyms ?? []));
  const { save, isBusy } = useSaveContent();
  return (
    <Form
      name="Synonyms"
      onSubmit={() => {
        const groups = groupsFrom(text);
        save({ synonyms: groups.length > 0 ? groups : null });
      }}
    >
      <TextField
        label="Words that mean the same"
        helperText="One line for each meaning, its words separated by commas: chesterfield, sofa"
        multiline
        minRows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SaveButtons isBusy={isBusy} />
    </Form>
  );
}
