import { keyframes } from '@vanilla-extract/css';
import { css } from '../../shared/ui/style/css';

/** Two columns, or one on the narrowest phones. */
export const twoColumns = 'repeat(auto-fill, minmax(max(148px, 34%), 1fr))';

/** One column (`list`) or as many as fit. */
export const products = css((theme) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  [theme.breakpoints.up('sm')]: {
    gap: 20,
    gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
  },
  [theme.breakpoints.up('lg')]: {
    gap: 24,
    gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
  },
  '&[data-layout="list"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > li': { minWidth: 0 },
  // Cards far below are not styled or laid out with the first ones. Until a card has been visible it has
  // this estimated height: its picture and its text, in the columns of the listing (ListingScreen.css.ts),
  // which is the only list so long. A good estimate keeps jumps down the page accurate.
  '& > li:nth-of-type(n + 5)': {
    containIntrinsicBlockSize: 'auto calc(60vw + 183px)',
    [theme.breakpoints.up('sm')]: { containIntrinsicBlockSize: 'auto calc(57vw + 275px)' },
    [theme.breakpoints.up('md')]: { containIntrinsicBlockSize: 'auto calc(62vw + 66px)' },
    [theme.breakpoints.up('lg')]: {
      containIntrinsicBlockSize: 'auto min(31vw + 172px, 582px)',
    },
    // A hovered card's shadow extends beyond its cell.
    overflowClipMargin: 16,
  },
  '&[data-layout="list"] > li:nth-of-type(n + 5)': { containIntrinsicBlockSize: 'auto 265px' },
  // The first screen may show two rows on a phone, or two of three columns.
  'html:not([data-restoring]) & > li:nth-of-type(n + 7)': { contentVisibility: 'auto' },
  [theme.breakpoints.down('sm')]: {
    'html:not([data-restoring]) & > li:nth-of-type(n + 5)': { contentVisibility: 'auto' },
  },
  // The last cards have their real height after hydration, so that nothing moves for someone who jumps to
  // the page links. The browser's scroll anchoring handles those above. The second attribute outweighs the
  // phone's rule, which comes later in the style sheet.
  'html[data-hydrated]:not([data-restoring]) & > li:nth-last-of-type(-n + 8)': {
    contentVisibility: 'visible',
  },
}));

const pulse = keyframes({ '50%': { opacity: 0.55 } });

/** As tall as a card. Plain elements, because sorting replaces twenty cards by these. */
export const bones = css((theme) => ({
  animation: `${pulse} 1.6s ease-in-out 400ms infinite`,
  '& span': {
    display: 'block',
    height: 20,
    marginTop: 8,
    borderRadius: 10,
    background: theme.vars.palette.background.sunk,
  },
}));

// With `div >`, because the rule for all spans above is more specific than a class alone.
export const picture = css({
  'div > &': { aspectRatio: '4 / 5', height: 'auto', marginTop: 0, borderRadius: 14 },
});

export const row = css({ 'div > &': { height: 240, marginTop: 0, borderRadius: 14 } });

export const name = css({ 'div > &': { height: 28, width: '85%' } });

export const foot = css((theme) => ({
  'div > &': { height: 112, [theme.breakpoints.up('sm')]: { height: 200 } },
}));
