import { keyframes } from '@vanilla-extract/css';
import { css } from './style/css';
import { radius } from './style/tokens';

const pulse = keyframes({ '50%': { opacity: 0.55 } });

/** Translucent, so that it is visible on the page and on cards in both schemes. */
export const skeleton = css((theme) => ({
  display: 'block',
  borderRadius: radius.control,
  backgroundColor: [
    'rgb(128 128 128 / 0.15)',
    `color-mix(in srgb, ${theme.vars.palette.text.primary} 8%, transparent)`,
  ],
  animation: `${pulse} 1.6s ease-in-out 400ms infinite`,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));
