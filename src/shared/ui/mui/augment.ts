/**
 * Colour roles this shop adds to MUI's palette. They become CSS variables like the built-in ones
 * (`theme.vars.palette.accent.main`), so components never name a hex value.
 */
import type {} from '@mui/material/themeCssVarsAugmentation';

interface AccentColors {
  /** Marigold itself: small fills, underlines, the indicator of a tab. Never a wall. */
  main: string;
  /** Text and icons on `main`. */
  contrastText: string;
  /** Marigold that is dark (or light) enough to be read as text on the page. */
  text: string;
  /** A wash of it behind badges and highlights; `text.primary` is readable on it. */
  soft: string;
  /** The filled part of a star and other graphics that need 3:1 on the page. */
  graphic: string;
}

interface BandColors {
  /** A dark section that interrupts the page: the promo banner, the footer. */
  main: string;
  /** Raised parts on it. */
  raised: string;
  text: string;
  textSecondary: string;
  line: string;
}

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** A step below the page: picture wells, quiet sections, skeleton grounds. */
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
    /** The small, quiet line over a section. */
    eyebrow: React.CSSProperties;
    /** Prices: tabular figures, so that columns of them align. */
    price: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    eyebrow?: React.CSSProperties;
    price?: React.CSSProperties;
  }
}
