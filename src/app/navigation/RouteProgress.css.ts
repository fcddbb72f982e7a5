import { keyframes } from '@vanilla-extract/css';
import { css } from '../../shared/ui/style/css';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

/** Delayed, so that a page that is ready at once causes no flicker. */
export const bar = css((theme) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 3,
  zIndex: theme.zIndex.tooltip,
  backgroundColor: theme.vars.palette.accent.main,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  animation: `${grow} 6s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms forwards`,
}));
