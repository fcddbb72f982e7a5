import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import {
  MAX_IMPORT_CHARACTERS,
  type DeskResponseOf,
  type ImportChange,
} from '../../shared/api/deskContract';
import { countOf } from '../../shared/lib/countOf';
import { call, callOnce } from '../api/call';
import { errorText } from '../parts/useAction';

type Preview = DeskResponseOf<'deskProductsPreview'>;
interface Chosen {
  file: { name: string; text: string };
  preview: Preview;
}

const TOO_LARGE =
  'This file is too large for the desk. Import it at the command line: npm run shop -- products import FILE.';

/** Imports a file of products, after a look at what it would change. */
export function ImportPage() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const client = useQueryClient();

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  const look = (picked: File): Promise<void> =>
    attempt(async () => {
      setChosen(null);
      const file = { name: picked.name, text: await picked.text() };
      if (file.text.length > MAX_IMPORT_CHARACTERS) throw new Error(TOO_LARGE);
      setChosen({ file, preview: await call('deskProductsPreview', file) });
    });

  const run = ({ file }: Chosen): Promise<void> =>
    attempt(async () => {
      const done = await callOnce('deskProductsImport', file);
      await client.invalidateQueries({ queryKey: ['products'] });
      setChosen(null);
      notify(`Imported: ${summaryOf(done)}.`, { type: 'success' });
    });

  return (
    <Box sx={{ my: 2, maxWidth: 720, display: 'grid', gap: 2 }}>
      <Title title="Import products" />
      <Typography>
        Choose a CSV or JSON file in the form of the export. A column that is not there leaves its
        field as it is. Nothing is changed before you have seen what would change.
      </Typography>
      <input
        ref={input}
        type="file"
        accept=".csv,.json"
        hidden
        aria-label="File of products"
        onChange={(event) => {
          const picked = event.target.files?.[0];
          event.target.value = '';
          if (picked) void look(picked);
        }}
      />
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => input.current?.click()}
        sx={{ justifySelf: 'start' }}
      >
        Choose a file
      </Button>
      {problem !== null && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {problem}
        </Alert>
      )}
      {chosen && <PreviewCard chosen={chosen} isBusy={isBusy} onImport={() => void run(chosen)} />}
    </Box>
  );
}

const summaryOf = ({ added, changed, unchanged }: Omit<Preview, 'success' | 'changes'>): string =>
  `${String(added)} new, ${String(changed)} changed, ${String(unchanged)} as they are`;

interface PreviewCardProps {
  chosen: Chosen;
  isBusy: boolean;
  onImport: () => void;
}

function PreviewCard({ chosen: { file, preview }, isBusy, onImport }: PreviewCardProps) {
  const { added, changed, changes } = preview;
  const more = added + changed - changes.length;
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}: {summaryOf(preview)}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2, display: 'grid', gap: 1.5 }}>
          {changes.map((change) => (
            <Box component="li" key={change.id} sx={{ overflowWrap: 'anywhere' }}>
              <Typography>
                {change.name} ({change.id}){change.isNew ? ': new' : ''}
              </Typography>
              {change.fields.map(({ field, before, after }) => (
                <Typography key={field} variant="body2" color="text.secondary">
                  {field}: {valueText(before)} → {valueText(after)}
                </Typography>
              ))}
            </Box>
          ))}
        </Box>
        {more > 0 && <Typography>And {countOf(more, 'more product')}.</Typography>}
        <Button
          variant="contained"
          disabled={isBusy || added + changed === 0}
          onClick={onImport}
          sx={{ justifySelf: 'start' }}
        >
          Import
        </Button>
      </CardContent>
    </Card>
  );
}

function valueText(value: ImportChange['fields'][number]['before']): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
