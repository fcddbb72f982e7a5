import { css, sx } from '../../shared/ui/style/css';

export const latest = css((theme) => ({
  // Six cards fill complete rows of two, three or six.
  [theme.breakpoints.up('sm')]: {
    '& ul[aria-label]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  [theme.breakpoints.up('lg')]: {
    '& ul[aria-label]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '16px' },
  },
}));

export const head = sx({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 2,
  mb: 3,
});

export const place = css({ position: 'relative' });

/** Laid out behind the skeleton, invisible. */
export const behind = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  visibility: 'hidden',
});
