/**
 * Style overrides of MUI's components (docs/adr/0012-styles-without-a-runtime.md): targets of at least 44
 * px, a focus ring everywhere.
 */
import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { TARGET, elevation, radius } from '../style/tokens';
import { displayFamily } from '../style/typography';

type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const focusRing = {
  outline: '3px solid var(--ml-focus)',
  outlineOffset: 2,
} as const;

export const components: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      // MUI lightens raised paper in the dark scheme; our paper colours already do.
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: radius.card },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.sheet,
        boxShadow: elevation.floating,
        [theme.breakpoints.down('sm')]: {
          '&:not(.MuiDialog-paperFullScreen)': {
            margin: 12,
            width: 'calc(100% - 24px)',
            maxHeight: 'calc(100% - 24px)',
          },
        },
      }),
      paperFullScreen: { borderRadius: 0, margin: 0, width: '100%', maxHeight: 'none' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        fontFamily: displayFamily,
        fontWeight: 500,
        fontSize: '1.375rem',
        padding: '24px 24px 8px',
      },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 24px', gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(23, 12, 22, 0.55)' } },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { borderRadius: 0, boxShadow: elevation.floating } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 6,
        border: `1px solid ${theme.vars.palette.line.soft}`,
        boxShadow: elevation.lifted,
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: TARGET } } },
  MuiSlider: {
    styleOverrides: {
      thumb: {
        width: 22,
        height: 22,
        '&::after': { width: TARGET, height: TARGET },
        '&.Mui-focusVisible': { ...focusRing, boxShadow: 'none' },
      },
      rail: ({ theme }) => ({ backgroundColor: theme.vars.palette.line.strong, opacity: 0.5 }),
    },
  },
};
