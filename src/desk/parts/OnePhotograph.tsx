import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useRef, useState } from 'react';
import type { Picture } from '../../shared/api/contract';
import { upload } from '../api/call';
import { uploadable } from './uploadable';
import { errorText } from './useAction';

interface OnePhotographProps {
  /** What it belongs to: `slide 2`. */
  name: string;
  /** Empty: none yet. */
  image: string;
  onChange: (photograph: { image: string; picture: Picture }) => void;
}

/** A photograph, which another one can replace. */
export function OnePhotograph({ name, image, onChange }: OnePhotographProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(file: File): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      onChange(await upload(await uploadable(file)));
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {image !== '' && (
        <Box
          component="img"
          src={image}
          alt={`Photograph of ${name}`}
          sx={{ width: 160, height: 90, objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={`File of the photograph of ${name}`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void choose(file);
        }}
      />
      <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
        {image === '' ? `Choose the photograph of ${name}` : `Replace the photograph of ${name}`}
      </Button>
      {isBusy && <CircularProgress size={24} aria-label="Uploading" />}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
