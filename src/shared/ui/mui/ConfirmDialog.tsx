import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import { useCloseRequest } from './useCloseRequest';
import { Button } from '../Button';
import { withMui } from './MuiScope';
import * as s from './ConfirmDialog.css';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `error` for actions that cannot be undone. */
  tone?: 'primary' | 'error';
  /** True while the confirmed action runs. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export const ConfirmDialog = withMui(function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = t('Cancel'),
  tone = 'primary',
  busy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  useCloseRequest(open, onClose);
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      {...(text !== undefined && { 'aria-describedby': `${id}-text` })}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {text !== undefined && (
        <DialogContent>
          <p id={`${id}-text`} className={s.text}>
            {text}
          </p>
        </DialogContent>
      )}
      <DialogActions>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the APG asks for focus on the least destructive answer */}
        <Button onClick={onClose} autoFocus disabled={busy}>
          {cancelLabel}
        </Button>
        <Button variant="contained" color={tone} onClick={onConfirm} loading={busy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
});
