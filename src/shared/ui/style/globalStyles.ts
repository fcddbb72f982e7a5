/** Global styles: the page itself, focus, selection, motion, forced colours, paper. */
import type { CssVarsTheme, Theme } from '@mui/material/styles';
import { forcedColors } from './forcedColors';
import { HEADER_HEIGHT, duration, easing } from './tokens';

type BaseTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme;

export const globalStyles = (theme: BaseTheme) => ({
  ':root': {
    '--ml-focus': theme.vars.palette.focus,
    '--ml-header': HEADER_HEIGHT.phone,
    /** Height of the bottom bar (BottomBar sets it); toasts are above it. */
    '--ml-bottom-bar': '0px',
    '@media (min-width: 80em)': { '--ml-header': HEADER_HEIGHT.desk },
  },
  html: {
    scrollPaddingTop: 'calc(var(--ml-header) + 16px)',
    boxSizing: 'border-box',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'strong, b': { fontWeight: theme.typography.fontWeightBold },
  body: {
    margin: 0,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    ...theme.typography.body1,
    '@media print': { backgroundColor: 'white' },
    overflowX: 'clip',
    // A name may be one long word.
    overflowWrap: 'anywhere',
    textRendering: 'optimizeLegibility',
    fontFeatureSettings: '"kern", "liga"',
  },
  'img, svg, video': { maxWidth: '100%' },
  'h1, h2, h3': { textWrap: 'balance' },
  'p, li': { textWrap: 'pretty' },
  // Indian scripts connect their characters, and have marks above and below the line.
  'html:not(:lang(en)) *': { letterSpacing: 'normal !important' },
  'html:not(:lang(en)) :is(h1, h2, h3)': { lineHeight: '1.35 !important' },
  // The font's space is narrow and hardly visible beside a 1: "+9180 0000".
  'a[href^="tel:"]': { wordSpacing: '0.12em' },
  '::selection': {
    color: theme.vars.palette.accent.contrastText,
    backgroundColor: theme.vars.palette.accent.main,
  },
  ':focus-visible': { outline: '3px solid var(--ml-focus)', outlineOffset: 2 },
  // Focus moved by a script (to a route's heading) is for screen readers; a ring would be confusing.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  // A view transition never receives a click.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
    animationDuration: `${String(duration.standard)}ms`,
    animationTimingFunction: easing.out,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media (forced-colors: active)': forcedColors,
  '@media print': {
    '[data-no-print], header, footer, nav': { display: 'none !important' },
    'html, body': { color: 'black', background: 'white' },
    'a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '0.85em' },
    'h2, h3': { breakAfter: 'avoid' },
  },
});
