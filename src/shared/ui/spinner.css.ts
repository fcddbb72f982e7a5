import { keyframes } from '@vanilla-extract/css';
import { css } from './style/css';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** As large as the text it stands beside, and of its colour. */
export const spinner = css({
  display: 'inline-block',
  flex: 'none',
  width: '1em',
  height: '1em',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
  // Else the gap would be painted too, and nobody saw it turn.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
});
