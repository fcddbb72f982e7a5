/** A card's controls: the add button with its sizes, and the buttons over the picture. */
import { css, type StyleTheme } from '../../shared/ui/style/css';

const button = (theme: StyleTheme) =>
  ({
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 600,
    minHeight: 44,
    border: `1.5px solid ${theme.vars.palette.line.strong}`,
    borderRadius: 10,
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.paper,
    cursor: 'pointer',
  }) as const;

export const add = css((theme) => ({
  ...button(theme),
  position: 'relative',
  zIndex: 2,
  width: '100%',
  margin: '4px 0 calc(-1 * var(--add-height))',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:disabled': {
    color: theme.vars.palette.text.secondary,
    borderColor: theme.vars.palette.line.soft,
    background: theme.vars.palette.background.sunk,
    cursor: 'not-allowed',
  },
  '[data-layout="list"] &': { [theme.breakpoints.up('sm')]: { width: 220 } },
}));

export const sizes = css((theme) => ({
  position: 'absolute',
  zIndex: 3,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  padding: 12,
  borderTop: `1px solid ${theme.vars.palette.line.soft}`,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[8],
  '[data-layout="list"] &': { insetInlineStart: 'clamp(112px, 24vw, 220px)' },
}));

export const sizesTitle = css({ fontSize: '0.875rem', fontWeight: 600 });

export const close = css((theme) => ({
  ...button(theme),
  display: 'grid',
  placeItems: 'center',
  width: 44,
  border: 0,
  background: 'none',
}));

export const sizeRow = css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 8 });

export const size = css((theme) => ({
  ...button(theme),
  minWidth: 44,
  padding: '0 10px',
  '&:hover': {
    color: theme.vars.palette.primary.contrastText,
    background: theme.vars.palette.primary.main,
  },
}));

export const tools = css((theme) => ({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: 4,
  top: 4,
  display: 'flex',
  flexDirection: 'column',
  gap: 0,
  // The picture below is part of the card's link; only the buttons are not.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '& button': {
    ...button(theme),
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    // 44 px to press, 36 px visible: the picture stays visible on a narrow card.
    border: '4px solid transparent',
    backgroundClip: 'padding-box',
    borderRadius: '50%',
  },
  '& button[aria-pressed="true"]': { color: theme.vars.palette.primary.main },
  '@media (hover: hover)': {
    '& > *': { opacity: 0, transition: 'opacity 180ms' },
    'article:hover > & > *, article:focus-within > & > *, & > [aria-pressed="true"]': {
      opacity: 1,
    },
  },
}));
