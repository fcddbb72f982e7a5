import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeskOrder } from '../../shared/api/deskContract';
import { callOnce } from '../api/call';
import { when } from '../parts/format';
import { useAction } from '../parts/useAction';

/** What staff write about an order for each other; the shopper does not see it. */
export function Notes({ order: { id, notes } }: { order: DeskOrder }) {
  const [text, setText] = useState('');
  const { run, isBusy } = useAction();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {notes.map((note) => (
        <Box key={note.id}>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{note.text}</Typography>
          <Typography variant="body2" color="text.secondary">
            {note.author}, {when(note.at)}
          </Typography>
        </Box>
      ))}
      <TextField
        label="Note for the staff"
        multiline
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        sx={{ justifySelf: 'start' }}
        variant="outlined"
        disabled={isBusy || text.trim() === ''}
        onClick={() =>
          void run(async () => {
            await callOnce('deskOrderNote', { id, text });
            setText('');
            return 'The note was saved.';
          })
        }
      >
        Save note
      </Button>
    </Box>
  );
}
