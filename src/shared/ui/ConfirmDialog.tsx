import { openedPart } from './part';

/** Asks before an action that cannot be undone; focus starts on the safe answer. */
export const ConfirmDialog = openedPart(() =>
  import('./mui/ConfirmDialog').then((module) => module.ConfirmDialog),
);
