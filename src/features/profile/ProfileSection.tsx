import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';

interface ProfileSectionProps {
  title: string;
  /** How many there are, in words. */
  summary: string;
  children: ReactNode;
}

/** A section of the profile, closed at first (spec section 2). */
export function ProfileSection({ title, summary, children }: ProfileSectionProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={`${id}-title`}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: { xs: 2, sm: 3 }, py: 2 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id={`${id}-title`} variant="h4" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {summary}
          </Typography>
        </Box>
        <Button
          aria-expanded={open}
          aria-controls={`${id}-content`}
          aria-label={`${open ? 'Hide' : 'Show'} ${title}`}
          onClick={() => {
            setOpen(!open);
          }}
          endIcon={
            <ExpandIcon
              sx={{
                transition: (theme) => theme.transitions.create('transform'),
                transform: open ? 'rotate(180deg)' : 'none',
              }}
            />
          }
        >
          {open ? 'Hide' : 'Show'}
        </Button>
      </Box>
      <Collapse in={open} id={`${id}-content`} unmountOnExit>
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2, borderTop: 1, borderColor: 'line.soft' }}>
          {children}
        </Box>
      </Collapse>
    </Paper>
  );
}

/** What an empty section says, in its own two lines. */
export function SectionEmpty({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ py: 4, textAlign: 'center' }}>
      <Typography variant="h5" component="p">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
    </Box>
  );
}
