/** Shows the messages of notify.ts with notistack. A chunk with the cards (NotificationSlot). */
import { closeSnackbar, enqueueSnackbar } from 'notistack';
import type { OptionsObject } from 'notistack';
import type { NotificationAction, MessageDisplay } from './notify';

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    success: true;
    error: true;
    info: true;
    warning: false;
    notice: { notificationAction?: NotificationAction };
  }
}

const toastPlace = { vertical: 'bottom', horizontal: 'right' } as const;
const noticePlace = { vertical: 'top', horizontal: 'right' } as const;

/**
 * notistack sets its functions when its provider mounts. Before that a message cannot be shown, and must not throw in a
 * listener during start-up.
 */
export const notistackDisplay: MessageDisplay = {
  show({ text, kind, key, action }) {
    const enqueue = enqueueSnackbar as typeof enqueueSnackbar | undefined;
    const options: OptionsObject = {
      variant: kind,
      preventDuplicate: true,
      anchorOrigin: kind === 'notice' ? noticePlace : toastPlace,
      ...(key !== undefined && { key }),
      ...(action && { notificationAction: action }),
    };
    enqueue?.(text, options);
  },
  dismiss(key) {
    const close = closeSnackbar as typeof closeSnackbar | undefined;
    close?.(key);
  },
};
