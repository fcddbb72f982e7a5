import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider } from 'notistack';
import { useRef } from 'react';
import { NotificationCard } from './NotificationCard';
import { NOTICE_AREA, TOAST_AREA, useToastLift } from './toastLift';

const Components = {
  success: NotificationCard,
  error: NotificationCard,
  info: NotificationCard,
  notice: NotificationCard,
};

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

/** The two areas that `toast` and `notice` (notify.ts) speak in; rendered once, in the layout. */
export function Notifications() {
  const host = useRef<HTMLDivElement>(null);
  useToastLift(host);
  return (
    <>
      <GlobalStyles
        styles={{
          // Doubled class names outweigh notistack's own, whichever style element comes last.
          [`.${TOAST_AREA}.${TOAST_AREA}`]: { zIndex: 1500, ...phoneArea(bottomEdge) },
          [`.${NOTICE_AREA}.${NOTICE_AREA}`]: {
            zIndex: 1500,
            top: 'calc(var(--ml-header) + 12px)',
            ...phoneArea(`calc(${bottomEdge.slice(5, -1)} + var(--ml-toast-stack, 0px))`),
          },
        }}
      />
      <div ref={host} data-no-print>
        <SnackbarProvider
          maxSnack={3}
          autoHideDuration={null}
          Components={Components}
          classes={{
            containerAnchorOriginBottomRight: TOAST_AREA,
            containerAnchorOriginTopRight: NOTICE_AREA,
          }}
        />
      </div>
    </>
  );
}
