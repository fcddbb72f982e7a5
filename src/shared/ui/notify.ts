/**
 * The shop's two ways to speak (decisions, "Toasts"), callable from anywhere:
 * `toast` for the outcome of what a person just did (bottom-right, 3 s), `notice` for what the
 * shop has to say by itself (top-right, 5 s). `Notifications` renders both.
 */
import { closeSnackbar, enqueueSnackbar } from 'notistack';
import type { OptionsObject, SnackbarKey } from 'notistack';

export const TOAST_MS = 3_000;
export const NOTICE_MS = 5_000;

export interface NotificationAction {
  label: string;
  onClick: () => void;
}

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

/**
 * notistack sets its function when its provider mounts; until then there is nowhere to speak,
 * and what a listener has to say during boot must not stop the boot.
 */
function show(message: string, options: OptionsObject): SnackbarKey | null {
  const enqueue = enqueueSnackbar as typeof enqueueSnackbar | undefined;
  if (message === '' || !enqueue) return null;
  return enqueue(message, { preventDuplicate: true, ...options });
}

const toastPlace = { vertical: 'bottom', horizontal: 'right' } as const;
const noticePlace = { vertical: 'top', horizontal: 'right' } as const;

function toastOf(variant: 'success' | 'error' | 'info') {
  return (message: string): SnackbarKey | null =>
    show(message, { variant, anchorOrigin: toastPlace });
}

export const toast = {
  success: toastOf('success'),
  error: toastOf('error'),
  info: toastOf('info'),
};

interface NoticeOptions {
  /** One thing the person can do about it. A notice with an action waits until it is answered. */
  action?: NotificationAction;
  /** The same key replaces nothing but is not shown twice at a time. */
  key?: string;
}

export function notice(message: string, options: NoticeOptions = {}): SnackbarKey | null {
  return show(message, {
    variant: 'notice',
    anchorOrigin: noticePlace,
    ...(options.key !== undefined && { key: options.key }),
    ...(options.action && { notificationAction: options.action }),
  });
}

/** Takes one notification away, or all of them. */
export function dismiss(key?: SnackbarKey): void {
  const close = closeSnackbar as typeof closeSnackbar | undefined;
  close?.(key);
}
