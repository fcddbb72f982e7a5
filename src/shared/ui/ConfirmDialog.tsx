import { lazyOverlay } from './lazyComponent';

/** Asks before an action that cannot be undone; focus starts on the safe answer. */
export const ConfirmDialog = lazyOverlay(() =>
  import('./mui/ConfirmDialog').then((module) => module.ConfirmDialog),
);
