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
const textOf = (px: number): string =>
  sx({ fontSize: `min(${String(px / 16)}rem, (100vi - 168px) / 7.6)` });

export const size = { 20: textOf(20), 22: textOf(22), 24: textOf(24) };

export const flower = sx({ display: 'inline-flex', color: 'accent.main' });
