import Box from '@mui/material/Box';
import { MarigoldMark } from '../../shared/ui/MarigoldMark';

/** The name beside its flower; `currentColor` letters, so that it stands on any ground. */
export function Wordmark({ size = 22 }: { size?: number }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        fontFamily: 'h1.fontFamily',
        fontSize: `${String(size / 16)}rem`,
        fontWeight: 550,
        letterSpacing: '-0.015em',
        lineHeight: 1,
        whiteSpace: 'nowrap',
      }}
    >
      <Box component="span" sx={{ display: 'inline-flex', color: 'accent.main' }}>
        <MarigoldMark size={size * 1.3} />
      </Box>
      Marigold Lane
    </Box>
  );
}
