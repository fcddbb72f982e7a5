import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { labelsField, type DeskContent, type DeskLabel } from '../../shared/api/deskContract';
import { countOf } from '../../shared/lib/countOf';
import { Form } from './Form';
import { lineOf, readLabelLines, textsIn, type LineProblem } from './labelLines';
import { SaveButtons } from './SaveButtons';
import { useSaveContent } from './useSaveContent';

/** Texts that are offered one by one; the others can be added together. */
const MAX_OFFERED = 12;
const MAX_PROBLEMS = 5;

type LabelsFormProps = DeskContent['labels'][number] & {
  /** Of the form. */
  name: string;
};

/** The shop's short texts in a language, one a line. */
export function LabelsForm({ name, language, labels, missing }: LabelsFormProps) {
  const [typed, setTyped] = useState(() => labels.map(lineOf).join('\n'));
  const [problems, setProblems] = useState<string[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const { save, isBusy } = useSaveContent();
  const present = new Set(textsIn(typed).map((text) => text.toLowerCase()));
  const offered = missing.filter((text) => !present.has(text.toLowerCase()));

  function submit(): void {
    const read = labelsIn(typed);
    setProblems(read.problems);
    if (read.problems.length === 0) save({ labels: [{ language, labels: read.labels }] });
  }

  /** Adds lines for texts, and leads to where the first label is to be typed. */
  function add(texts: readonly string[]): void {
    const before = typed.trim() === '' ? [] : [typed.trimEnd()];
    const lines = texts.map((text) => lineOf({ text, label: '' }));
    const end = [...before, ...lines.slice(0, 1)].join('\n').length;
    flushSync(() => setTyped([...before, ...lines].join('\n')));
    field.current?.setSelectionRange(end, end);
    // Scrolls to the selection.
    field.current?.focus();
  }

  return (
    <Form name={name} isBusy={isBusy} onSubmit={submit}>
      <TextField
        label={name}
        helperText="One line for each: English text = label. A line without a label is not saved."
        multiline
        minRows={4}
        maxRows={16}
        error={problems.length > 0}
        value={typed}
        inputRef={field}
        onChange={(event) => setTyped(event.target.value)}
      />
      {problems.length > 0 && (
        <Alert severity="error">
          {problems.slice(0, MAX_PROBLEMS).map((problem) => (
            <div key={problem}>{problem} </div>
          ))}
          {problems.length > MAX_PROBLEMS &&
            `And ${countOf(problems.length - MAX_PROBLEMS, 'more line')}.`}
        </Alert>
      )}
      {offered.length > 0 && (
        <Box>
          <Typography color="text.secondary" variant="body2" sx={{ mb: 1 }}>
            Shown in English so far: {countOf(offered.length, 'text')}. Add a line for one, and
            write its label.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {offered.slice(0, MAX_OFFERED).map((text) => (
              <Button
                key={text}
                variant="outlined"
                aria-label={`Add a line for ${text}`}
                onClick={() => add([text])}
              >
                {text}
              </Button>
            ))}
            {offered.length > 1 && (
              <Button onClick={() => add(offered)}>Add all {offered.length}</Button>
            )}
          </Box>
        </Box>
      )}
      <SaveButtons isBusy={isBusy} />
    </Form>
  );
}

/** The labels in some lines, or what is wrong with them, line by line. */
function labelsIn(typed: string): { labels: DeskLabel[]; problems: string[] } {
  const { labels, problems } = readLabelLines(typed);
  const checked = v.safeParse(
    labelsField,
    labels.map(({ text, label }) => ({ text, label })),
  );
  const limits = (checked.issues ?? []).map((issue): LineProblem => {
    const at = labels[Number(issue.path?.[0]?.key)];
    return { line: at?.line ?? 0, message: issue.message };
  });
  const lines = typed.split('\n');
  return {
    labels: checked.success ? checked.output : [],
    problems: [...problems, ...limits]
      .sort((a, b) => a.line - b.line)
      .map(({ line, message }) =>
        line === 0
          ? message
          : `Line ${String(line)}, “${shortened(lines[line - 1] ?? '')}”: ${message}`,
      ),
  };
}

const shortened = (line: string): string => (line.length > 40 ? `${line.slice(0, 40)}…` : line);
