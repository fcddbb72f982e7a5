/**
 * Colour roles that the shop adds to MUI's palette. They become CSS variables like MUI's own
 * (`theme.vars.palette.accent.main`), so that components contain no colour values.
 */
import type {} from '@mui/material/themeCssVarsAugmentation';

interface AccentColors {
  /** Marigold, for small areas: fills, underlines, a tab's indicator. */
  main: string;
  /** Text and icons on `main`. */
  contrastText: string;
  /** Marigold with enough contrast for text on the page. */
  text: string;
  /** A light tint for badges and highlights; `text.primary` is readable on it. */
  soft: string;
  /** The filled part of a star and other graphics that need 3:1 on the page. */
  graphic: string;
}

interface BandColors {
  /** A dark section: the promo banner, the footer. */
  main: string;
  /** Raised areas on the dark section. */
  raised: string;
  text: string;
  textSecondary: string;
  line: string;
}

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** Slightly darker than the page: picture backgrounds, quiet sections, skeletons. */
    sunk: string;
  }
  interface Palette {
    accent: AccentColors;
    band: BandColors;
    line: { soft: string; strong: string };
    focus: string;
  }
  interface PaletteOptions {
    accent: AccentColors;
    band: BandColors;
    line: { soft: string; strong: string };
    focus: string;
  }
  interface TypographyVariants {
    /** The small line above a section's title. */
    eyebrow: React.CSSProperties;
    /** Prices, with tabular figures so that columns align. */
    price: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    eyebrow?: React.CSSProperties;
    price?: React.CSSProperties;
  }
}
