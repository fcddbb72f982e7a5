import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { DeskProduct } from '../../shared/api/deskContract';
import { upload } from '../api/call';
import { errorText } from '../parts/useAction';
import { uploadable } from '../parts/uploadable';

type Pictures = Pick<DeskProduct, 'image' | 'pictures'>;

interface PhotographsProps extends Pictures {
  /** Called with a change of the newest pictures: an upload may end after something else was changed. */
  onChange: (change: (now: Pictures) => Pictures) => void;
}

/** The product's pictures, in the order of its gallery; new ones come from the camera or from files. */
export function Photographs({ image, pictures, onChange }: PhotographsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function add(files: readonly File[]): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      for (const file of files) {
        const added = await upload(await uploadable(file));
        onChange((now) => ({
          image: [...now.image, added.image],
          pictures: [...padded(now), added.picture],
        }));
      }
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  const move = (from: number, to: number): void =>
    onChange((now) => {
      const order = now.image.map((_, index) => index);
      order.splice(to, 0, ...order.splice(from, 1));
      const known = padded(now);
      return {
        image: order.flatMap((index) => now.image[index] ?? []),
        pictures: order.flatMap((index) => known[index] ?? []),
      };
    });

  const describe = (at: number, alt: string): void =>
    onChange((now) => ({
      ...now,
      pictures: padded(now).map((picture, index) => (index === at ? { ...picture, alt } : picture)),
    }));

  const remove = (at: number): void =>
    onChange((now) => ({
      image: now.image.filter((_, index) => index !== at),
      pictures: padded(now).filter((_, index) => index !== at),
    }));

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend">Photographs</Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 2, listStyle: 'none', p: 0 }}>
        {image.map((address, index) => (
          <Box component="li" key={address} sx={{ display: 'flex', gap: 2 }}>
            <Box
              component="img"
              src={address}
              alt={`Photograph ${String(index + 1)}`}
              sx={{ width: 96, height: 120, objectFit: 'cover', borderRadius: 1 }}
            />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <TextField
                fullWidth
                size="small"
                label={`What photograph ${String(index + 1)} shows`}
                placeholder="Indigo kurta from behind, with its slit"
                helperText="Screen readers read it out; search engines read it too."
                slotProps={{ htmlInput: { maxLength: 200 } }}
                value={pictures[index]?.alt ?? ''}
                onChange={(event) => describe(index, event.target.value)}
              />
              {index > 0 && (
                <Button
                  aria-label={`Move photograph ${String(index + 1)} forward`}
                  onClick={() => move(index, index - 1)}
                >
                  Move forward
                </Button>
              )}
              <Button
                color="error"
                aria-label={`Remove photograph ${String(index + 1)}`}
                onClick={() => remove(index)}
              >
                Remove
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          event.target.value = '';
          void add(files);
        }}
      />
      <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
        Add photographs
      </Button>
      {isBusy && <CircularProgress size={24} aria-label="Uploading" sx={{ ml: 1 }} />}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}

/** A picture for each address: those of other hosts have none. */
const padded = ({ image, pictures }: Pictures): Pictures['pictures'] =>
  image.map((_, index) => pictures[index] ?? { color: '#ddd5c8', widths: [] });
