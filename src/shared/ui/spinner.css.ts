import { keyframes } from '@vanilla-extract/css';
import { css } from './style/css';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** As large as the surrounding text, and in its colour. */
export const spinner = css({
  display: 'inline-block',
  flex: 'none',
  width: '1em',
  height: '1em',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
  // Otherwise the gap would be painted too, and the rotation invisible.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
});
