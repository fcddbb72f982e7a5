import Box from '@mui/material/Box';

/** One to five stars. */
export const Stars = ({ rating }: { rating: number }) => (
  <Box component="span" role="img" aria-label={`${String(rating)} of 5 stars`}>
    {'★'.repeat(rating)}
    {'☆'.repeat(5 - rating)}
  </Box>
);
