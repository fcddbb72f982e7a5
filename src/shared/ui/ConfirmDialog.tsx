import { useState } from 'react';
import type { ConfirmDialogProps } from './mui/ConfirmDialog';
import { part } from './part';

/** Comes when something is to be confirmed for the first time. */
const Dialog = part(() => import('./mui/ConfirmDialog').then((module) => module.ConfirmDialog));

/** Asks before something that cannot be taken back; focus starts on the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Dialog
      {...props}
      onMissed={() => {
        setWasOpened(false);
        props.onClose();
      }}
    />
  );
}
