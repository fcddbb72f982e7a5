/** The theme (docs/design.md, docs/adr/0009-theme-tokens.md), light and dark. */
import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import type { Shadows } from '@mui/material/styles';
import './augment';
import { components } from './components';
import { darkPalette, lightPalette } from '../style/palette';
import { duration, easing, elevation, radius } from '../style/tokens';
import { typography } from '../style/typography';

/** MUI needs 25 shadows; the design has three heights. */
const shadows = Array.from({ length: 25 }, (_, height) => {
  if (height === 0) return 'none';
  if (height <= 2) return elevation.resting;
  return height <= 8 ? elevation.lifted : elevation.floating;
}) as Shadows;

/**
 * MUI's breakpoints in em: they follow the browser's text size, so that doubled text gets the columns of a
 * screen half as wide.
 */
const breakpoints = {
  values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 },
  unit: 'em',
  step: 0.3125,
};

/**
 * Removes variables that nothing reads: of components that the shop does not use, and channels of colours
 * that no style makes transparent.
 */
const UNREAD =
  /^(?:overlays|font|palette-(?!Slider)[A-Z]\w+|palette-\w+-(?:contrastText|light|dark)Channel)\b/;

export const theme = createTheme({
  breakpoints,
  cssVariables: {
    // On <html>; public/color-scheme.js and shared/lib/colorScheme.ts set it.
    colorSchemeSelector: 'data-scheme',
    cssVarPrefix: 'ml',
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || UNREAD.test(keys.join('-')),
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  defaultColorScheme: 'light',
  shape: { borderRadius: radius.control },
  shadows,
  typography,
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: duration.quick,
      shorter: duration.quick,
      short: duration.short,
      standard: duration.standard,
      complex: duration.calm,
      enteringScreen: duration.standard,
      leavingScreen: duration.short,
    },
    easing: { easeInOut: easing.both, easeOut: easing.out, easeIn: easing.in, sharp: easing.both },
  },
  components,
});
