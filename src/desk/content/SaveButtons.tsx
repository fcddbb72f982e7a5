import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface SaveButtonsProps {
  isBusy: boolean;
  /** Resets to the value that applies if nothing is set; absent if nothing is set. */
  onReset?: (() => void) | undefined;
  resetLabel?: string;
}

export const SaveButtons = ({ isBusy, onReset, resetLabel }: SaveButtonsProps) => (
  <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
    <Button type="submit" variant="contained" disabled={isBusy}>
      Save
    </Button>
    {onReset && (
      <Button disabled={isBusy} onClick={onReset}>
        {resetLabel}
      </Button>
    )}
  </Box>
);
