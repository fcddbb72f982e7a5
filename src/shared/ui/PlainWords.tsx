import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { forget, type Word } from './notify';

/**
 * What the shop has to say while the cards for it cannot be fetched: a first visit that lost its
 * connection must still be told what happened. No timers; each stays until it is dismissed.
 */
export function PlainWords({ words }: { words: readonly Word[] }) {
  return (
    <Box
      data-no-print
      sx={{
        position: 'fixed',
        zIndex: 1500,
        bottom: 'calc(var(--ml-bottom-bar) + env(safe-area-inset-bottom) + 12px)',
        right: 12,
        left: { xs: 12, md: 'auto' },
        display: 'grid',
        gap: 1,
      }}
    >
      {words.map((word) => (
        <Box
          key={word.message}
          role={word.kind === 'error' ? 'alert' : 'status'}
          data-scheme="light"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            p: 1,
            pl: 2,
            border: 1,
            borderColor: 'line.strong',
            borderRadius: '10px',
            color: 'text.primary',
            bgcolor: 'background.paper',
            boxShadow: 8,
          }}
        >
          <Box component="span" sx={{ flex: 1 }}>
            {word.message}
          </Box>
          {word.action && (
            <Button
              onClick={() => {
                forget(word);
                word.action?.onClick();
              }}
            >
              {word.action.label}
            </Button>
          )}
          <Button
            onClick={() => {
              forget(word);
            }}
          >
            Dismiss
          </Button>
        </Box>
      ))}
    </Box>
  );
}
