import { keyframes } from '@vanilla-extract/css';
import { css, sx } from '../shared/ui/style/css';

export const paper = sx({ p: { xs: 3, sm: 5 }, textAlign: 'center' });
export const sign = sx({ display: 'inline-grid', placeItems: 'center', height: 88, mb: 2 });

const turn = keyframes({
  from: { transform: 'rotate(0deg)' },
  to: { transform: 'rotate(360deg)' },
});
/** The arc grows, then shrinks from its other end. */
const run = keyframes({
  '0%': { strokeDasharray: '1px, 200px', strokeDashoffset: 0 },
  '50%': { strokeDasharray: '100px, 200px', strokeDashoffset: '-15px' },
  '100%': { strokeDasharray: '1px, 200px', strokeDashoffset: '-126px' },
});

export const spinner = sx({
  display: 'inline-block',
  width: 52,
  height: 52,
  color: 'primary.main',
  animation: `${turn} 1.4s linear infinite`,
  '& svg': { display: 'block' },
});
export const arc = css({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '3.6',
  strokeDasharray: '80px, 200px',
  strokeDashoffset: 0,
  animation: `${run} 1.4s ease-in-out infinite`,
});

export const title = sx({ mb: '0.35em' });
export const explanation = sx({ color: 'text.secondary', textWrap: 'balance' });
export const unreachable = sx({ mt: 4, textAlign: 'left' });
