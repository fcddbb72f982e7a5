import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FormProps {
  name: string;
  /** While it is saved nothing can be typed: the stored values replace what is in the fields afterwards. */
  isBusy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

export const Form = ({ name, isBusy, onSubmit, children }: FormProps) => (
  <Box
    component="form"
    aria-label={name}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <Box
      component="fieldset"
      disabled={isBusy}
      sx={{ display: 'grid', gap: 2, minWidth: 0, m: 0, p: 0, border: 0 }}
    >
      {children}
    </Box>
  </Box>
);
