import { createTheme, type ThemeOptions } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { defaultTheme } from 'react-admin';
import { darkPalette, lightPalette } from '../shared/ui/style/palette';

/** Fingers need 44 pixels. */
const touchable = { minHeight: 44 };

function themeOf(palette: ThemeOptions['palette']): RaThemeOptions {
  const base = defaultTheme;
  return createTheme({
    ...base,
    palette: palette ?? {},
    shape: { borderRadius: 10 },
    typography: { fontFamily: 'system-ui, sans-serif' },
    sidebar: { width: 200, closedWidth: 55 },
    components: {
      ...base.components,
      MuiButton: { styleOverrides: { root: { ...touchable, textTransform: 'none' } } },
      // React Admin gives the one in its header no name.
      MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
      MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
      MuiMenuItem: { styleOverrides: { root: touchable } },
    },
  } as ThemeOptions) as RaThemeOptions;
}

export const lightTheme = themeOf(lightPalette);
export const darkTheme = themeOf(darkPalette);
