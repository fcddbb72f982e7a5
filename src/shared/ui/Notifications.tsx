import { SnackbarProvider } from 'notistack';
import { useRef } from 'react';
import { NotificationCard } from './NotificationCard';
import { NOTICE_AREA, TOAST_AREA, useToastLift } from './toastLift';
import './Notifications.css';

const Components = {
  success: NotificationCard,
  error: NotificationCard,
  info: NotificationCard,
  notice: NotificationCard,
};

/** The areas of `toast` and `notice` (notify.ts), rendered once in the layout. */
export function Notifications() {
  const host = useRef<HTMLDivElement>(null);
  useToastLift(host);
  return (
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
  );
}
