import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MarigoldMark } from './MarigoldMark';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** Usually one button or link: the way on. */
  action?: ReactNode;
  /** Where the page has no heading of its own, the title is its h1. */
  headingLevel?: 'h1' | 'h2' | 'h3';
  icon?: ReactNode;
}

/** Nothing here, said kindly, with the way on. */
export function EmptyState({ title, text, action, headingLevel = 'h2', icon }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        maxWidth: 480,
        mx: 'auto',
        px: 2,
        py: { xs: 6, md: 9 },
        overflowWrap: 'anywhere',
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 88,
          height: 88,
          mb: 1,
          borderRadius: '50%',
          color: 'accent.text',
          bgcolor: 'accent.soft',
          '& svg': { fontSize: 38 },
        }}
      >
        {icon ?? <MarigoldMark size={44} />}
      </Box>
      <Typography variant="h3" component={headingLevel}>
        {title}
      </Typography>
      {text !== undefined && (
        <Typography component="div" sx={{ color: 'text.secondary', textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}
