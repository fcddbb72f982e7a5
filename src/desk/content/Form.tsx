import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FormProps {
  name: string;
  onSubmit: () => void;
  children: ReactNode;
}

export const Form = ({ name, onSubmit, children }: FormProps) => (
  <Box
    component="form"
    aria-label={name}
    sx={{ display: 'grid', gap: 2 }}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </Box>
);
