/** notistack behind `notify.ts`; a chunk of its own, with the cards it shows (NotificationSlot). */
import { closeSnackbar, enqueueSnackbar } from 'notistack';
import type { OptionsObject } from 'notistack';
import type { NotificationAction, Speaker } from './notify';

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
 * notistack sets its functions when its provider mounts; until then there is nowhere to speak,
 * and what a listener has to say during boot must not stop the boot.
 */
export const notistackSpeaker: Speaker = {
  show({ message, kind, key, action }) {
    const enqueue = enqueueSnackbar as typeof enqueueSnackbar | undefined;
    const options: OptionsObject = {
      variant: kind,
      preventDuplicate: true,
      anchorOrigin: kind === 'notice' ? noticePlace : toastPlace,
      ...(key !== undefined && { key }),
      ...(action && { notificationAction: action }),
    };
    enqueue?.(message, options);
  },
  dismiss(key) {
    const close = closeSnackbar as typeof closeSnackbar | undefined;
    close?.(key);
  },
};
