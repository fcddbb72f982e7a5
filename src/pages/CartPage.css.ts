import { css, sx } from '../shared/ui/style/css';

export const head = sx({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 2,
  mb: { xs: 2, md: 3 },
});
export const count = sx({ typography: 'body1', m: 0, color: 'text.secondary' });

const grey = 'linear-gradient(rgb(128 128 128 / 0.15) 0 0)';

/**
 * The HTML has an empty cart. A device that may have another (`MARK_STORED_CART`) shows the skeleton of a line in its place until
 * the stored cart is on the page. It is as tall as a screen, so that the footer does not move.
 */
export const empty = css({
  'html[data-stored-cart]:not([data-hydrated]) &': {
    position: 'relative',
    minHeight: '100vh',
    visibility: 'hidden',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '16px 0 auto',
      height: 110,
      // Picture, name, price.
      background: [
        `${grey} 0 0 / 88px 100%`,
        `${grey} 104px 8px / min(50%, 220px) 18px`,
        `${grey} 104px 38px / 110px 14px`,
      ].join(','),
      backgroundRepeat: 'no-repeat',
      visibility: 'visible',
    },
  },
});

export const cart = sx({
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 360px' },
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
  mt: 2,
});
export const lines = sx({ listStyle: 'none', m: 0, p: 0 });
