import { keyframes, styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { usePageLoading } from './loadPage';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

/** Starts late, so that a page which is there at once shows no flicker. */
const Bar = styled('div')(({ theme }) => ({
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

/**
 * The bar at the top edge while the code of the next page is on its way. For the eye alone: it is
 * outside every landmark, and the arrival of the page is announced anyway (RouteAnnouncer).
 */
export function RouteProgress(): ReactElement | null {
  return usePageLoading() ? <Bar aria-hidden /> : null;
}
