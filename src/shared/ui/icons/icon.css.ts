import { css } from '../style/css';

export const icon = css({
  flexShrink: 0,
  display: 'inline-block',
  width: '1em',
  height: '1em',
  fill: 'currentColor',
  userSelect: 'none',
});

export const size = {
  medium: css({ fontSize: '1.5rem' }),
  small: css({ fontSize: '1.25rem' }),
};
