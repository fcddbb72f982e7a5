/**
 * How controls look, once, for the whole shop: a component that needs a button writes
 * `<Button>` and nothing else. Every target is at least 44 px; every focus has a ring.
 */
import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { TARGET, duration, easing, elevation, radius } from '../style/tokens';
import { displayFamily } from '../style/typography';

type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const focusRing = {
  outline: '3px solid var(--ml-focus)',
  outlineOffset: 2,
} as const;

const quick = `${String(duration.short)}ms ${easing.out}`;

const controls: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: TARGET,
        minWidth: TARGET,
        borderRadius: radius.control,
        padding: '10px 20px',
        lineHeight: 1.3,
        transition: `background-color ${quick}, border-color ${quick}, color ${quick}, transform ${quick}`,
        '&:active': { transform: 'translateY(1px)' },
      },
      sizeSmall: { padding: '8px 14px' },
      sizeLarge: { minHeight: 52, padding: '13px 28px', fontSize: '1rem' },
      outlined: ({ theme }) => ({
        borderWidth: 1.5,
        borderColor: theme.vars.palette.line.strong,
        '&:hover': { borderWidth: 1.5, borderColor: 'currentColor' },
      }),
      text: { paddingInline: 12, '&:hover': { textDecoration: 'none' } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: TARGET,
        height: TARGET,
        // Doubled icons take the whole button.
        padding: 0,
        borderRadius: radius.control,
        color: 'inherit',
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 32,
        borderRadius: 999,
        fontSize: '0.875rem',
        fontWeight: 500,
        '&.Mui-focusVisible': focusRing,
      },
      // The pill stays slim; what can be pressed reaches 44 px around it.
      clickable: {
        height: 36,
        position: 'relative',
        '&::before': { content: '""', position: 'absolute', inset: '-4px 0' },
      },
      sizeSmall: { height: 26, fontSize: '0.8125rem' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.line.strong }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.primary.main,
        textDecorationColor: theme.vars.palette.accent.main,
        textDecorationThickness: '0.1em',
        textUnderlineOffset: '0.2em',
        borderRadius: 4,
        '&:hover': { textDecorationThickness: '0.16em' },
      }),
    },
  },
};

const inputs: ThemeComponents = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 52,
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-readOnly': { backgroundColor: theme.vars.palette.background.sunk },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.line.strong }),
      input: {
        // iOS zooms into any field below 16 px.
        fontSize: '1rem',
        // The field's own border is the focus mark; a second ring inside it would be noise.
        '&:focus-visible': { outline: 'none' },
      },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { fontSize: '0.875rem', marginInline: 2, lineHeight: 1.45 } },
  },
  MuiRadio: { styleOverrides: { root: { padding: 10 } } },
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
  MuiSwitch: { styleOverrides: { switchBase: { '&.Mui-focusVisible': focusRing } } },
};

const surfaces: ThemeComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      // MUI lightens raised paper in the dark scheme; our paper colours say that already.
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: radius.card },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.line.soft }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.card } },
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
  MuiListItemButton: {
    styleOverrides: { root: { minHeight: TARGET, borderRadius: radius.control } },
  },
};

const severities = ['success', 'info', 'warning', 'error'] as const;

const feedback: ThemeComponents = {
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        borderBottom: `1px solid ${theme.vars.palette.line.soft}`,
      }),
      indicator: ({ theme }) => ({
        height: 3,
        borderRadius: '3px 3px 0 0',
        backgroundColor: theme.vars.palette.accent.graphic,
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        fontSize: '1rem',
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rounded' },
    styleOverrides: {
      // A veil, not a colour: it shows on the page and on cards, in both schemes.
      root: ({ theme }) => ({
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 8%, transparent)`,
      }),
      rounded: { borderRadius: radius.control },
    },
  },
  MuiBadge: { styleOverrides: { badge: { fontWeight: 650, fontVariantNumeric: 'tabular-nums' } } },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.card,
        alignItems: 'center',
        fontSize: '0.9375rem',
        variants: severities.map((severity) => ({
          props: { severity, variant: 'standard' },
          style: {
            color: theme.vars.palette.text.primary,
            backgroundColor: theme.vars.palette[severity].light,
            '& .MuiAlert-icon': { color: theme.vars.palette[severity].main, opacity: 1 },
          },
        })),
      }),
    },
  },
};

export const components: ThemeComponents = {
  ...controls,
  ...inputs,
  ...surfaces,
  ...feedback,
};
