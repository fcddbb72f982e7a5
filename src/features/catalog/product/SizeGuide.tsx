import RulerIcon from '@mui/icons-material/StraightenRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useCloseRequest } from '../../../shared/lib/useCloseRequest';
import { chartFor } from './sizeCharts';

/** What the sizes mean, as a table in a dialog; nothing where no chart fits. */
export function SizeGuide({ sizes }: { sizes: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const chart = chartFor(sizes);
  const close = () => {
    setIsOpen(false);
  };
  useCloseRequest(isOpen, close);
  if (!chart) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<RulerIcon />}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Size guide
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
        <DialogTitle id={id}>{`Size guide: ${chart.title}`}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>{chart.note}</Typography>
          <Box
            role="region"
            aria-label="Size table"
            // A region that may scroll sideways must be reachable by keyboard.
            tabIndex={0}
            sx={{
              overflowX: 'auto',
              '& table': { width: '100%', borderCollapse: 'collapse' },
              '& th, & td': {
                p: 1.25,
                textAlign: 'start',
                fontVariantNumeric: 'tabular-nums',
                borderBottom: 1,
                borderColor: 'line.soft',
              },
            }}
          >
            <table>
              <thead>
                <tr>
                  {chart.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {chart.rows.map(([size, ...cells]) => (
                  <tr key={size}>
                    <th scope="row">{size}</th>
                    {cells.map((cell, at) => (
                      <td key={chart.columns[at + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
