import { css, sx } from '../../../shared/ui/style/css';

export const place = sx({
  mt: { xs: 4, md: 8 },
  scrollMarginTop: 'calc(var(--ml-header) + 16px)',
});

export const tabs = sx({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'line.soft',
  '&::-webkit-scrollbar': { display: 'none' },
});

export const tab = css((theme) => ({
  ...theme.typography.button,
  position: 'relative',
  flex: 'none',
  minWidth: 90,
  maxWidth: 360,
  minHeight: 48,
  padding: '12px 16px',
  fontSize: '1rem',
  lineHeight: 1.25,
  color: theme.vars.palette.text.secondary,
  // An outer ring would be cut off at the row's edges.
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-selected="true"]': {
    color: theme.vars.palette.text.primary,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 3,
      borderRadius: '3px 3px 0 0',
      background: theme.vars.palette.accent.graphic,
    },
  },
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': {
      color: 'Highlight',
      '&::after': { forcedColorAdjust: 'none', background: 'Highlight' },
    },
  },
}));

export const panel = sx({ py: 3, outlineOffset: 4 });
