import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface RowsEditorProps<Row> {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** `Slide 2` */
  nameOf: (index: number) => string;
  /** The fields of a row. */
  render: (row: Row, set: (change: Partial<Row>) => void, name: string) => ReactNode;
  /** What a new row has. */
  blank: Row;
  most: number;
  addLabel: string;
}

/** Edits rows whose order matters. */
export function RowsEditor<Row extends object>(props: RowsEditorProps<Row>) {
  const { rows, onChange, nameOf, render, blank, most, addLabel } = props;
  const change = (at: number, some: Partial<Row>): void =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...some } : row)));
  function moveUp(at: number): void {
    const moved = [...rows];
    moved.splice(at - 1, 0, ...moved.splice(at, 1));
    onChange(moved);
  }
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}>
        {rows.map((row, index) => (
          // Rows have no name of their own, and their fields hold no state.
          <Box component="li" key={index} sx={{ display: 'grid', gap: 1.5 }}>
            {render(row, (some) => change(index, some), nameOf(index))}
            <Box>
              {index > 0 && (
                <Button aria-label={`Move ${nameOf(index)} up`} onClick={() => moveUp(index)}>
                  Move up
                </Button>
              )}
              <Button
                color="error"
                aria-label={`Remove ${nameOf(index)}`}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              >
                Remove
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      {rows.length < most && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange([...rows, blank])}
        >
          {addLabel}
        </Button>
      )}
    </>
  );
}
