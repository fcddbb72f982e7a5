import { openedPart } from './part';

/** Asks before something that cannot be taken back; focus starts on the safe answer. */
export const ConfirmDialog = openedPart(() =>
  import('./mui/ConfirmDialog').then((module) => module.ConfirmDialog),
);
