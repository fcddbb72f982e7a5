import { css } from '../../../shared/ui/style/css';

/** Phones and small tablets: swiping instead of arrows, dots instead of thumbnails. */
const touchPhone = '@media (hover: none) and (max-width: 56.246875em)';

export const gallery = css({ minWidth: 0 });

export const stage = css((theme) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 20,
  background: theme.vars.palette.background.sunk,
}));

// Swiping is native scrolling; buttons and keys set its target.
export const track = css({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '&::-webkit-scrollbar': { display: 'none' },
});

export const slide = css({
  flex: '0 0 100%',
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: -4 },
});

export const step = css((theme) => ({
  position: 'absolute',
  top: '50%',
  width: 44,
  height: 44,
  marginTop: -22,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: '50%',
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[1],
  cursor: 'pointer',
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  // A finger swipes; the dots below say that there is more.
  [touchPhone]: { display: 'none' },
}));

export const previous = css({ insetInlineStart: 12 });

export const next = css({ insetInlineEnd: 12 });

export const place = css((theme) => ({
  position: 'absolute',
  insetInlineEnd: 12,
  bottom: 12,
  padding: '4px 10px',
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  [touchPhone]: { display: 'none' },
}));

export const thumbs = css({
  listStyle: 'none',
  display: 'flex',
  gap: 10,
  margin: '12px 0 0',
  padding: 4,
  overflowX: 'auto',
  [touchPhone]: { justifyContent: 'center', gap: 0, margin: 0, padding: 0 },
});

export const thumb = css((theme) => ({
  display: 'block',
  width: 68,
  padding: 0,
  border: '2px solid transparent',
  borderRadius: 10,
  overflow: 'hidden',
  background: 'none',
  cursor: 'pointer',
  '&[aria-current="true"]': { borderColor: theme.vars.palette.primary.main },
  [touchPhone]: {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 44,
    border: 0,
    '& > *': { display: 'none' },
    '&::before': {
      content: '""',
      width: 8,
      height: 8,
      borderRadius: '50%',
      background: theme.vars.palette.line.strong,
    },
    '&[aria-current="true"]::before': {
      width: 20,
      borderRadius: 4,
      background: theme.vars.palette.primary.main,
    },
  },
}));
