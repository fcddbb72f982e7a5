import { css } from '../../shared/ui/style/css';

/**
 * The height of the add button with the gap above it. A card reserves it before the button is rendered, so
 * that the price does not move when the second half of the page arrives.
 */
const ADD_HEIGHT = 54;

/**
 * Above the card's link where there is a mouse, so that the text can be selected. A click on it follows the link
 * (app/services/cardClicks.ts).
 */
const selectable = {
  '@media (hover: hover) and (pointer: fine)': {
    'html[data-card-clicks] &': { position: 'relative', zIndex: 2, cursor: 'pointer' },
  },
};

export const card = css((theme) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.line.soft}`,
  borderRadius: 14,
  background: theme.vars.palette.background.paper,
  transition: 'box-shadow 180ms, border-color 180ms',
  '&:hover': { boxShadow: theme.shadows[2], borderColor: theme.vars.palette.line.strong },
  // Nothing inside a card moves anything outside it.
  contain: 'layout paint style',
  // `pretty` (theme) weighs every line break; names are short and a page has twenty.
  textWrap: 'wrap',
  '&[data-layout="list"]': { flexDirection: 'row' },
  // On a phone two cards and the header fit on the screen. A margin of this percentage is the picture's height.
  [theme.breakpoints.down('sm')]: {
    '&[data-layout="grid"]': { '--picture-ratio': '5 / 6', '--picture-height': '120%' },
  },
}));

export const media = css({
  position: 'relative',
  flex: 'none',
  '[data-layout="list"] &': { width: 'clamp(112px, 24vw, 220px)' },
  '[data-sold-out] > & img': { filter: 'saturate(0.35)', opacity: 0.72 },
});

export const badges = css({
  position: 'absolute',
  insetInlineStart: 8,
  top: 8,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  pointerEvents: 'none',
});

export const badge = css((theme) => ({
  padding: '3px 8px',
  borderRadius: 999,
  fontSize: '0.75rem',
  fontWeight: 650,
  lineHeight: 1.4,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.accent.soft,
}));

export const soldOutBadge = css((theme) => ({
  color: theme.vars.palette.background.paper,
  background: theme.vars.palette.text.primary,
}));

export const body = css((theme) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  gap: 6,
  padding: 12,
  paddingBottom: 12 + ADD_HEIGHT,
  [theme.breakpoints.up('md')]: { padding: 16, paddingBottom: 16 + ADD_HEIGHT },
  // The add button (features/purchase/cardControls.css.ts) is pulled down into this padding.
  '--add-height': `${String(ADD_HEIGHT)}px`,
  // There the add button is on the picture.
  [theme.breakpoints.down('sm')]: {
    '[data-layout="grid"] &': { gap: 3, padding: '8px 10px' },
  },
}));

export const category = css((theme) => ({
  fontSize: '0.75rem',
  fontWeight: 600,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: theme.vars.palette.text.secondary,
  '[data-layout="list"] &': { paddingInlineEnd: 36 },
  [theme.breakpoints.down('sm')]: { fontSize: '0.6875rem' },
  ...selectable,
}));

export const name = css((theme) => ({
  margin: 0,
  fontFamily: theme.typography.h4.fontFamily,
  fontSize: '1.0625rem',
  fontWeight: 500,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  // A name of more than four lines must not stretch a whole row of cards.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  '& a': { color: 'inherit', textDecoration: 'none', outline: 'none' },
  // The whole card is this link; buttons are above it, never inside it.
  '& a::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: 14 },
  '& a:focus-visible::after': { outline: '3px solid var(--ml-focus)', outlineOffset: -3 },
  // Heart and quick view are beside the text here, not on the picture.
  '[data-layout="list"] &': { paddingInlineEnd: 36 },
  [theme.breakpoints.down('sm')]: {
    '[data-layout="grid"] &': { fontSize: '1rem', lineHeight: 1.25, WebkitLineClamp: 2 },
  },
}));

export const short = css((theme) => ({
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: theme.vars.palette.text.secondary,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  textWrap: 'wrap',
  overflow: 'hidden',
  '[data-layout="list"] &': { paddingInlineEnd: 36 },
  [theme.breakpoints.down('sm')]: {
    '[data-layout="grid"] &': { fontSize: '0.8125rem', lineHeight: 1.35 },
  },
  ...selectable,
}));

export const facts = css((theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  rowGap: 4,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

export const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  marginTop: 'auto',
  paddingTop: 4,
  // A line for the discount on every card, so that the prices of a row are level.
  '[data-layout="grid"] &': { alignContent: 'flex-start', minHeight: 'calc(4px + 2.65rem)' },
  ...selectable,
});

export const off = css((theme) => ({
  fontSize: '0.8125rem',
  fontWeight: 650,
  lineHeight: '1.25rem',
  color: theme.vars.palette.success.main,
  '[data-layout="grid"] &': { flexBasis: '100%' },
}));
