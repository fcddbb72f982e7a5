import { css } from '../../../shared/ui/style/css';

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
}));

export const thumbs = css({
  listStyle: 'none',
  display: 'flex',
  gap: 10,
  margin: '12px 0 0',
  padding: 4,
  overflowX: 'auto',
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
}));
