import { keyframes } from '@vanilla-extract/css';
import { css } from '../../shared/ui/style/css';

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
  // What is far below is neither styled nor laid out with the rest of a filter's answer. Until a
  // card has been seen it is taken to be this tall: its picture (on a phone as wide as the column)
  // and its words. The nearer to the truth, the less a jump down the page moves what it arrives at.
  '& > li:nth-of-type(n + 5)': {
    containIntrinsicBlockSize: 'auto calc(62vw + 276px)',
    [theme.breakpoints.up('sm')]: { containIntrinsicBlockSize: 'auto 585px' },
    [theme.breakpoints.up('lg')]: { containIntrinsicBlockSize: 'auto 640px' },
    // The shadow of a card under the pointer falls outside its cell.
    overflowClipMargin: 16,
  },
  '&[data-layout="list"] > li:nth-of-type(n + 5)': { containIntrinsicBlockSize: 'auto 265px' },
  // Two rows of a phone, or of three columns, may be seen at first.
  'html:not([data-restoring]) & > li:nth-of-type(n + 7)': { contentVisibility: 'auto' },
  [theme.breakpoints.down('sm')]: {
    'html:not([data-restoring]) & > li:nth-of-type(n + 5)': { contentVisibility: 'auto' },
  },
  // The cards beside the page links have their true height after hydration: whoever jumps
  // there sees them, and nothing below them moves under the finger. Those above the screen may turn
  // out taller or shorter than they were taken to be; the browser makes up for that itself. The
  // second attribute outweighs the phone's rule, which the style sheet has after this one.
  'html[data-hydrated]:not([data-restoring]) & > li:nth-last-of-type(-n + 8)': {
    contentVisibility: 'visible',
  },
}));

const pulse = keyframes({ '50%': { opacity: 0.55 } });

/** As tall as a card; plain elements, because a sort changes twenty cards into twenty of these. */
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

export const picture = css({
  aspectRatio: '4 / 5',
  height: 'auto',
  marginTop: 0,
  borderRadius: 14,
});

export const row = css({ height: 240, marginTop: 0, borderRadius: 14 });

export const name = css({ height: 28, width: '85%' });

export const foot = css({ height: 112 });
