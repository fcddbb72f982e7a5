import { css } from '../../shared/ui/style/css';

/**
 * Of the add button, with the gaps above it. Kept free before it is there: where half the page is
 * painted while the rest is on its way, the price stands where it will stay.
 */
const ADD_ROOM = 54;

/** A card, and its parts by plain names inside it: twenty cards change with every filter. */
export const card = css((theme) => {
  const { palette } = theme.vars;
  const button = {
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 600,
    minHeight: 44,
    border: `1.5px solid ${palette.line.strong}`,
    borderRadius: 10,
    color: palette.text.primary,
    background: palette.background.paper,
    cursor: 'pointer',
  } as const;
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minWidth: 0,
    overflow: 'hidden',
    border: `1px solid ${palette.line.soft}`,
    borderRadius: 14,
    background: palette.background.paper,
    transition: 'box-shadow 180ms, border-color 180ms',
    '&:hover': { boxShadow: theme.shadows[2], borderColor: palette.line.strong },
    // Nothing inside a card moves anything outside it.
    contain: 'layout paint style',
    // `pretty` (theme) weighs every line break; here names are short and come by the twenty.
    textWrap: 'wrap',

    '& .media': { position: 'relative', flex: 'none' },
    '&.sold-out .media img': { filter: 'saturate(0.35)', opacity: 0.72 },
    '& .badges': {
      position: 'absolute',
      insetInlineStart: 8,
      top: 8,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: 4,
      pointerEvents: 'none',
    },
    '& .badge': {
      padding: '3px 8px',
      borderRadius: 999,
      fontSize: '0.75rem',
      fontWeight: 650,
      lineHeight: 1.4,
      color: palette.text.primary,
      background: palette.accent.soft,
    },
    '& .badge.out': { color: palette.background.paper, background: palette.text.primary },

    '& .tools': {
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
        ...button,
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        padding: 0,
        // 44 px to press, 36 px to see: the picture stays in view on a narrow card.
        border: '4px solid transparent',
        backgroundClip: 'padding-box',
        borderRadius: '50%',
      },
      '& button[aria-pressed="true"]': { color: palette.primary.main },
    },
    '@media (hover: hover)': {
      '& .tools > *': { opacity: 0, transition: 'opacity 180ms' },
      '&:hover .tools > *, &:focus-within .tools > *, & .tools > [aria-pressed="true"]': {
        opacity: 1,
      },
    },

    '& .body': {
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      minWidth: 0,
      gap: 6,
      padding: 12,
      paddingBottom: 12 + ADD_ROOM,
      [theme.breakpoints.up('md')]: { padding: 16, paddingBottom: 16 + ADD_ROOM },
    },
    '& .category': {
      fontSize: '0.75rem',
      fontWeight: 600,
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
      color: palette.text.secondary,
    },
    '& .name': {
      margin: 0,
      fontFamily: theme.typography.h4.fontFamily,
      fontSize: '1.0625rem',
      fontWeight: 500,
      lineHeight: 1.3,
      overflowWrap: 'anywhere',
      // Four lines hold any name of ours; a longer one must not stretch a whole row of cards.
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 4,
      overflow: 'hidden',
      '& a': { color: 'inherit', textDecoration: 'none', outline: 'none' },
      // The whole card is this one link; buttons lie above it, and nothing is nested in it.
      '& a::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: 14 },
      '& a:focus-visible::after': { outline: '3px solid var(--ml-focus)', outlineOffset: -3 },
    },
    '& .short': {
      margin: 0,
      fontSize: '0.875rem',
      lineHeight: 1.45,
      color: palette.text.secondary,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      textWrap: 'wrap',
      overflow: 'hidden',
    },
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 10,
      rowGap: 4,
      fontSize: '0.8125rem',
      color: palette.text.secondary,
    },
    '& .swatches': { display: 'inline-flex', alignItems: 'center', gap: 4 },
    '& .swatch': {
      width: 14,
      height: 14,
      borderRadius: '50%',
      border: `1px solid ${palette.line.strong}`,
    },
    '& .swatch.unknown': { background: palette.background.sunk },
    '& .price': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 8,
      marginTop: 'auto',
      paddingTop: 4,
    },
    '& .off': { fontSize: '0.8125rem', fontWeight: 650, color: palette.success.main },
    // In two columns there is room for it beside some prices only: always below, and nothing wraps
    // differently when the shop's fonts load.
    [theme.breakpoints.down('sm')]: { '&:not(.list) .off': { flexBasis: '100%' } },

    '& .add': {
      ...button,
      position: 'relative',
      zIndex: 2,
      width: '100%',
      margin: `4px 0 ${String(-ADD_ROOM)}px`,
      '&:hover': { borderColor: palette.text.primary },
      '&:disabled': {
        color: palette.text.secondary,
        borderColor: palette.line.soft,
        background: palette.background.sunk,
        cursor: 'not-allowed',
      },
    },
    '& .sizes': {
      position: 'absolute',
      zIndex: 3,
      insetInline: 0,
      bottom: 0,
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      padding: 12,
      borderTop: `1px solid ${palette.line.soft}`,
      background: palette.background.paper,
      boxShadow: theme.shadows[8],
    },
    '& .sizes-title': { fontSize: '0.875rem', fontWeight: 600 },
    '& .close': {
      ...button,
      display: 'grid',
      placeItems: 'center',
      width: 44,
      border: 0,
      background: 'none',
    },
    '& .size-row': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 8 },
    '& .size': {
      ...button,
      minWidth: 44,
      padding: '0 10px',
      '&:hover': { color: palette.primary.contrastText, background: palette.primary.main },
    },

    '&.list': {
      flexDirection: 'row',
      '& .media': { width: 'clamp(112px, 24vw, 220px)' },
      // Heart and quick view lie beside the words here, not on the picture.
      '& .category, & .name, & .short': { paddingInlineEnd: 36 },
      '& .add': { [theme.breakpoints.up('sm')]: { width: 220 } },
      '& .sizes': { insetInlineStart: 'clamp(112px, 24vw, 220px)' },
    },
  };
});
