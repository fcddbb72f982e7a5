import Box from '@mui/material/Box';
import { MarigoldMark } from '../../shared/ui/MarigoldMark';

/**
 * The name beside its flower; `currentColor` letters, so that it stands on any ground. Doubled text
 * grows it as far as the three buttons of a phone's header leave room (168 px with all gaps).
 */
export function Wordmark({ size = 22 }: { size?: number }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        fontFamily: 'h1.fontFamily',
        fontSize: `min(${String(size / 16)}rem, (100vi - 168px) / 7.6)`,
        fontWeight: 550,
        letterSpacing: '-0.015em',
        lineHeight: 1,
        whiteSpace: 'nowrap',
      }}
    >
      <Box component="span" sx={{ display: 'inline-flex', color: 'accent.main' }}>
        <MarigoldMark size="1.3em" />
      </Box>
      Marigold Lane
    </Box>
  );
}
