import { sx } from '../../shared/ui/style/css';

export const wordmark = sx({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  fontFamily: 'h1.fontFamily',
  fontWeight: 500,
  letterSpacing: '-0.015em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

/** Doubled text grows it as far as the three buttons of a phone's header leave room (168 px with all gaps). */
const letters = (px: number): string =>
  sx({ fontSize: `min(${String(px / 16)}rem, (100vi - 168px) / 7.6)` });

export const size = { 20: letters(20), 22: letters(22), 24: letters(24) };

export const flower = sx({ display: 'inline-flex', color: 'accent.main' });
