import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Rows } from './useRows';

interface RowsEditorProps<Row extends object> {
  rows: Rows<Row>;
  /** `slide 2` */
  nameOf: (index: number) => string;
  /** The fields of a row. */
  render: (row: Row, set: (change: Partial<Row>) => void, name: string) => ReactNode;
  /** What a new row has. */
  blank: Row;
  max: number;
  addLabel: string;
}

/** Edits rows whose order matters. */
export function RowsEditor<Row extends object>(props: RowsEditorProps<Row>) {
  const { rows, nameOf, render, blank, max, addLabel } = props;
  const { edited, add, change, moveUp, remove } = rows;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}>
        {edited.map(({ key, row }, index) => (
          <Box component="li" key={key} sx={{ display: 'grid', gap: 1.5 }}>
            {render(row, (some) => change(key, some), nameOf(index))}
            <Box>
              {index > 0 && (
                <Button aria-label={`Move ${nameOf(index)} up`} onClick={() => moveUp(key)}>
                  Move up
                </Button>
              )}
              <Button
                color="error"
                aria-label={`Remove ${nameOf(index)}`}
                onClick={() => remove(key)}
              >
                Remove
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      {edited.length < max && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => add(blank)}>
          {addLabel}
        </Button>
      )}
    </>
  );
}
