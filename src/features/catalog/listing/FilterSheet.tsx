import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { createContext, memo, use, useId, type ReactNode } from 'react';
import { groupDigits } from '../../../shared/lib/money';
import { useCloseRequest } from '../../../shared/lib/useCloseRequest';
import { AfterPaint } from '../../../shared/ui/AfterPaint';

interface FilterSheetProps {
  open: boolean;
  total: number | null;
  onClose: () => void;
  onClearAll: () => void;
}

/** What is in the sheet comes by this way, so that a tick renders the panel and not the dialog. */
export const SheetPanel = createContext<ReactNode>(null);

function Panel() {
  return <AfterPaint>{use(SheetPanel)}</AfterPaint>;
}

export const countOf = (total: number): string =>
  `${groupDigits(total)} ${total === 1 ? 'product' : 'products'}`;

/** The filters on a phone: as high as the screen, the way back says what it will show. */
export const FilterSheet = memo(function FilterSheet({
  open,
  total,
  onClose,
  onClearAll,
}: FilterSheetProps) {
  const id = useId();
  useCloseRequest(open, onClose);
  return (
    <Dialog fullScreen open={open} onClose={onClose} aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'line.soft',
        }}
      >
        <Typography id={id} variant="h4" component="h2">
          Filters
        </Typography>
        <IconButton aria-label="Close filters" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', px: 2, py: 2 }}>
        <Panel />
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          px: 2,
          pt: 1.5,
          pb: 'calc(12px + env(safe-area-inset-bottom))',
          borderTop: 1,
          borderColor: 'line.soft',
        }}
      >
        <Button onClick={onClearAll}>Clear all</Button>
        <Button variant="contained" onClick={onClose} sx={{ flex: 1 }} aria-live="polite">
          {total === null ? 'Show products' : `Show ${countOf(total)}`}
        </Button>
      </Box>
    </Dialog>
  );
});
