/**
 * Type scale. Headings use Fraunces, everything else Instrument Sans. Sizes are fluid between a 360 px phone and a
 * 1,440 px desktop, in rem, so that text at 200 % keeps its proportions.
 */
import type { TypographyVariantsOptions } from '@mui/material/styles';

/*
 * A text font must be the first available family. While the family with only the rupee sign loads, the browser would
 * look up the device's last-resort font for all text, which blocks a slow phone for 25 ms before the first paint. So
 * that family comes later, and the families before it have no rupee sign (src/shared/ui/style/fonts.css).
 * 'Marigold Script' exists only on a device that lacks a script (src/app/startup/scriptFont.ts).
 */
export const displayFamily =
  "'Fraunces', 'Fraunces Rupee', 'Fraunces Fallback', 'Fraunces Fallback Noto', 'Marigold Script', Georgia, serif";
export const textFamily =
  "'Instrument Sans', 'Instrument Sans Fallback', 'Instrument Sans Fallback Roboto', 'Marigold Rupee', 'Marigold Script', system-ui, -apple-system, 'Segoe UI', sans-serif";

const display = { fontFamily: displayFamily, fontWeight: 500, letterSpacing: '-0.012em' } as const;

export const typography: TypographyVariantsOptions = {
  fontFamily: textFamily,
  fontWeightMedium: 500,
  fontWeightBold: 650,
  h1: { ...display, fontSize: 'clamp(2.125rem, 1.55rem + 2.55vw, 3.75rem)', lineHeight: 1.08 },
  h2: { ...display, fontSize: 'clamp(1.75rem, 1.4rem + 1.55vw, 2.625rem)', lineHeight: 1.14 },
  h3: { ...display, fontSize: 'clamp(1.375rem, 1.2rem + 0.75vw, 1.75rem)', lineHeight: 1.22 },
  h4: { ...display, fontSize: '1.25rem', lineHeight: 1.3, letterSpacing: '-0.006em' },
  h5: { fontWeight: 650, fontSize: '1.0625rem', lineHeight: 1.4 },
  h6: { fontWeight: 650, fontSize: '1rem', lineHeight: 1.45 },
  subtitle1: { fontWeight: 500, fontSize: '1.0625rem', lineHeight: 1.5 },
  subtitle2: { fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.5 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  eyebrow: {
    display: 'block',
    fontFamily: textFamily,
    fontSize: '0.8125rem',
    fontWeight: 600,
    letterSpacing: '0.09em',
    lineHeight: 1.4,
    textTransform: 'uppercase',
  },
  price: {
    fontFamily: textFamily,
    fontWeight: 600,
    fontSize: '1.0625rem',
    fontVariantNumeric: 'lining-nums tabular-nums',
    lineHeight: 1.3,
  },
  button: {
    fontSize: '0.9375rem',
    fontWeight: 600,
    letterSpacing: '0.005em',
    textTransform: 'none',
  },
};
