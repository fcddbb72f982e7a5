import { valibotResolver } from '@hookform/resolvers/valibot';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { useAppDispatch } from '../../app/hooks';
import { toAppError } from '../../shared/api/appError';
import { calls, PASSWORD_MIN_LENGTH, PasswordSchema } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { useCloseRequest } from '../../shared/ui/mui/useCloseRequest';
import { saveFile } from '../../shared/lib/saveFile';
import { Button } from '../../shared/ui/Button';
import { withMui } from '../../shared/ui/mui/MuiScope';
import { toast } from '../../shared/ui/notify';
import { TextField } from '../../shared/ui/TextField';
import { signedIn } from '../session/sessionSlice';
import {
  useUserDataMutation,
  useUserDeleteMutation,
  useUserPasswordMutation,
  useUserUpdateMutation,
} from './profileApi';
import * as s from './AccountDialogs.css';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  busy: boolean;
  /** For what cannot be undone. */
  isDangerous?: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

function FormDialog({
  title,
  submitLabel,
  busy,
  isDangerous = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId();
  useCloseRequest(true, onClose);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <div className={s.fields}>{children}</div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={busy}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface FieldProps {
  label: string;
  autoComplete: string;
  input: UseFormRegisterReturn;
  error: string | undefined;
  helper?: string;
  isSecret?: boolean;
}

function Field({ label, autoComplete, input, error, helper, isSecret = false }: FieldProps) {
  const { ref, ...rest } = input;
  return (
    <TextField
      {...rest}
      inputRef={ref}
      label={label}
      required
      type={isSecret ? 'password' : 'text'}
      error={error !== undefined}
      helperText={error ?? helper}
      slotProps={{ htmlInput: { autoComplete } }}
    />
  );
}

interface EditNameDialogProps {
  name: string;
  onClose: () => void;
}

/** "Edit name". */
export const EditNameDialog = withMui(function EditNameDialog({
  name,
  onClose,
}: EditNameDialogProps) {
  const [update, { isLoading }] = useUserUpdateMutation();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name },
    resolver: valibotResolver(calls.userUpdate.request),
  });
  const save = handleSubmit(async (fields) => {
    const answer = await update(fields);
    if (answer.error) {
      toast.error(toAppError(answer.error).message);
      return;
    }
    toast.success(t('Name changed'));
    onClose();
  });
  return (
    <FormDialog
      title={t('Edit name')}
      submitLabel={t('Save')}
      busy={isLoading}
      onSubmit={() => save()}
      onClose={onClose}
    >
      <Field
        label={t('Name')}
        autoComplete="name"
        input={register('name')}
        error={formState.errors.name?.message}
      />
    </FormDialog>
  );
});

interface ChangePasswordDialogProps {
  onClose: () => void;
}

/** "Change password": ends every other session and continues with the new token. */
export const ChangePasswordDialog = withMui(function ChangePasswordDialog({
  onClose,
}: ChangePasswordDialogProps) {
  const dispatch = useAppDispatch();
  const [change, { isLoading }] = useUserPasswordMutation();
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { currentPassword: '', newPassword: '' },
    resolver: valibotResolver(calls.userPassword.request),
  });
  const save = handleSubmit(async (fields) => {
    const answer = await change(fields);
    if (answer.error) {
      const { kind, message } = toAppError(answer.error);
      // A wrong current password is an error of this form, not an expired session.
      if (kind === 'refused' || kind === 'unauthorized')
        setError('currentPassword', { message }, { shouldFocus: true });
      else toast.error(message);
      return;
    }
    dispatch(signedIn({ token: answer.data.token }));
    toast.success(t('Password changed. Other devices are logged out.'));
    onClose();
  });
  return (
    <FormDialog
      title={t('Change password')}
      submitLabel={t('Change password')}
      busy={isLoading}
      onSubmit={() => save()}
      onClose={onClose}
    >
      <Field
        label={t('Current password')}
        autoComplete="current-password"
        input={register('currentPassword')}
        error={formState.errors.currentPassword?.message}
        isSecret
      />
      <Field
        label={t('New password')}
        autoComplete="new-password"
        input={register('newPassword')}
        error={formState.errors.newPassword?.message}
        helper={t('At least {count} characters. Other devices are logged out.', {
          count: PASSWORD_MIN_LENGTH,
        })}
        isSecret
      />
    </FormDialog>
  );
});

interface PasswordDialogProps {
  title: string;
  text: string;
  submitLabel: string;
  busy: boolean;
  isDangerous?: boolean;
  /** Returns why it failed, or undefined. */
  onConfirmed: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password before something that only the owner may do. */
function PasswordDialog({ text: said, onConfirmed, ...dialog }: PasswordDialogProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { password: '' },
    resolver: valibotResolver(PasswordSchema),
  });
  const confirm = handleSubmit(async ({ password }) => {
    const error = await onConfirmed(password);
    if (error !== undefined) {
      setError('password', { message: toAppError(error).message }, { shouldFocus: true });
    }
  });
  return (
    <FormDialog {...dialog} onSubmit={() => confirm()}>
      <p className={s.text}>{said}</p>
      <Field
        label={t('Password')}
        autoComplete="current-password"
        input={register('password')}
        error={formState.errors.password?.message}
        isSecret
      />
    </FormDialog>
  );
}

/** "Download my data": a JSON file with everything that the shop knows about the person. */
export const DownloadDataDialog = withMui(function DownloadDataDialog({
  onClose,
}: {
  onClose: () => void;
}) {
  const [read, { isLoading }] = useUserDataMutation();
  const download = async (password: string): Promise<unknown> => {
    const { data, error } = await read({ password });
    if (error) return error;
    saveFile('marigold-lane-my-data.json', JSON.stringify(data.data, null, 2), 'application/json');
    toast.success(t('Your data is in your downloads folder.'));
    onClose();
    return undefined;
  };
  return (
    <PasswordDialog
      title={t('Download my data')}
      text={t('One file with your account, cart, wishlist, reviews and orders.')}
      submitLabel={t('Download')}
      busy={isLoading}
      onConfirmed={download}
      onClose={onClose}
    />
  );
});

interface DeleteAccountDialogProps {
  onClose: () => void;
  onDeleted: () => void;
}

/** "Delete account": orders stay, as the tax law asks, without name and address. */
export const DeleteAccountDialog = withMui(function DeleteAccountDialog({
  onClose,
  onDeleted,
}: DeleteAccountDialogProps) {
  const [remove, { isLoading }] = useUserDeleteMutation();
  const deleteAccount = async (password: string): Promise<unknown> => {
    const { error } = await remove({ password });
    if (error) return error;
    toast.success(t('Your account is deleted.'));
    onDeleted();
    return undefined;
  };
  return (
    <PasswordDialog
      title={t('Delete account?')}
      text={t(
        'Your name, cart, wishlist and reviews are deleted for good. Tax law requires us to keep your orders; your name and address are removed from them.',
      )}
      submitLabel={t('Delete account')}
      isDangerous
      busy={isLoading}
      onConfirmed={deleteAccount}
      onClose={onClose}
    />
  );
});
