import { cssFor } from './style/css';
import { NOTICE_AREA, TOAST_AREA } from './toastLift';

const bottomEdge =
  'calc(var(--ml-bottom-bar) + var(--ml-toast-lift, 0px) + env(safe-area-inset-bottom) + 12px)';
const phoneArea = (bottom: string) => ({
  '@media (width < 56.25em)': {
    top: 'auto',
    bottom,
    left: 12,
    right: 12,
    width: 'auto',
    alignItems: 'stretch',
    transition: 'bottom 180ms',
  },
});

cssFor({
  // A doubled class name has a higher specificity than notistack's own styles.
  [`.${TOAST_AREA}.${TOAST_AREA}`]: {
    zIndex: 1500,
    // Above the mini cart; without one, where notistack has them.
    '@media (width >= 56.25em)': { bottom: 'calc(var(--ml-mini-cart, -12px) + 26px)' },
    ...phoneArea(bottomEdge),
  },
  [`.${NOTICE_AREA}.${NOTICE_AREA}`]: {
    zIndex: 1500,
    top: 'calc(var(--ml-header) + 12px)',
    ...phoneArea(`calc(${bottomEdge.slice(5, -1)} + var(--ml-toast-stack, 0px))`),
  },
});
