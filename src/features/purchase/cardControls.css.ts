/** A card's controls: the add button, and the buttons over the picture. */
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

export const control = css(button);

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
  // On a phone a plus sign on the picture: a button below it would make each card 54 px taller.
  [theme.breakpoints.down('sm')]: {
    '[data-layout="grid"] &': {
      position: 'absolute',
      top: 0,
      insetInlineEnd: 4,
      width: 44,
      margin: 'calc(var(--picture-height) - 48px) 0 0',
      border: '4px solid transparent',
      borderRadius: '50%',
      backgroundClip: 'padding-box',
      padding: 0,
      fontSize: 0,
      '&::before': { content: '"+"', fontSize: '1.375rem', fontWeight: 500, lineHeight: 1 },
    },
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
  // Without a mouse a tap on the card opens the product, which shows more.
  '@media (hover: none)': { '& > [aria-haspopup]': { display: 'none' } },
  '@media (hover: hover)': {
    '& > *': { opacity: 0, transition: 'opacity 180ms' },
    'article:hover > & > *, article:focus-within > & > *, & > [aria-pressed="true"]': {
      opacity: 1,
    },
  },
}));
