import { css } from '../../shared/ui/style/css';
import { NARROW } from '../../shared/lib/mediaQuery';

/** Colours and miniatures are variables, set for each picture. */
export const frame = css({
  display: 'block',
  overflow: 'hidden',
  backgroundColor: 'var(--ground)',
  backgroundImage: 'var(--miniature)',
  backgroundSize: 'cover',
  backgroundPosition: 'var(--focal-point, 50% 50%)',
});

/** With another crop for narrow screens. */
export const twoCrops = css({
  [`@media ${NARROW}`]: {
    backgroundColor: 'var(--tall-ground)',
    backgroundImage: 'var(--tall-miniature)',
  },
});

export const image = css({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'var(--focal-point, 50% 50%)',
});

/** For a link around a photograph: the picture grows a little under the pointer. */
export const growing = css({
  '& img': { transition: 'transform 420ms' },
  '&:hover img': { transform: 'scale(1.03)' },
});
