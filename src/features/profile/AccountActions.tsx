import { clsx } from 'clsx';
import { useState } from 'react';
import { toAppError } from '../../shared/api/appError';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { toast } from '../../shared/ui/notify';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import * as surface from '../../shared/ui/surface.css';
import { useUntilSaved } from '../cart/useUntilSaved';
import { useSignOut } from '../session/useSignOut';
import { useUserLogoutEverywhereMutation } from './profileApi';
import * as s from './AccountActions.css';

/** One chunk for all dialogs, loaded with the first. */
const loadDialogs = () => import('./AccountDialogs');
const EditNameDialog = lazyComponent(() => loadDialogs().then((module) => module.EditNameDialog));
const ChangePasswordDialog = lazyComponent(() =>
  loadDialogs().then((module) => module.ChangePasswordDialog),
);
const DownloadDataDialog = lazyComponent(() =>
  loadDialogs().then((module) => module.DownloadDataDialog),
);
const DeleteAccountDialog = lazyComponent(() =>
  loadDialogs().then((module) => module.DeleteAccountDialog),
);

/** How long unsent edits get before all sessions end. */
const SAVE_FIRST_MS = 3_000;

type Open = null | 'name' | 'password' | 'everywhere' | 'data' | 'delete';

/** Edit name, change password, log out everywhere, download the data, delete the account. */
export function AccountActions({ name }: { name: string }) {
  const [open, setOpen] = useState<Open>(null);
  const [logoutEverywhere, { isLoading }] = useUserLogoutEverywhereMutation();
  const signOut = useSignOut();
  const untilSaved = useUntilSaved();
  const close = (): void => {
    setOpen(null);
  };
  const [isSaving, setIsSaving] = useState(false);
  const leave = async (): Promise<void> => {
    setIsSaving(true);
    // No edit can be sent with the ended session.
    await untilSaved(SAVE_FIRST_MS);
    const answer = await logoutEverywhere();
    setIsSaving(false);
    close();
    if (answer.error) toast.error(toAppError(answer.error).message);
    else signOut();
  };
  return (
    <section className={clsx(surface.outlined, s.account)}>
      <h2 className={s.title}>{t('Account')}</h2>
      <div className={s.actions}>
        <Button
          variant="outlined"
          onClick={() => {
            setOpen('name');
          }}
        >
          {t('Edit name')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            setOpen('password');
          }}
        >
          {t('Change password')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            setOpen('data');
          }}
        >
          {t('Download my data')}
        </Button>
        <Button
          color="error"
          onClick={() => {
            setOpen('everywhere');
          }}
        >
          {t('Log out everywhere')}
        </Button>
        <Button
          color="error"
          onClick={() => {
            setOpen('delete');
          }}
        >
          {t('Delete account')}
        </Button>
      </div>
      {open === 'name' && <EditNameDialog name={name} onClose={close} onMissed={close} />}
      {open === 'password' && <ChangePasswordDialog onClose={close} onMissed={close} />}
      {open === 'data' && <DownloadDataDialog onClose={close} onMissed={close} />}
      {open === 'delete' && (
        <DeleteAccountDialog onClose={close} onDeleted={signOut} onMissed={close} />
      )}
      <ConfirmDialog
        open={open === 'everywhere'}
        title={t('Log out everywhere?')}
        text={t('All phones and computers are logged out of your account, including this one.')}
        confirmLabel={t('Log out everywhere')}
        busy={isSaving || isLoading}
        onConfirm={() => void leave()}
        onClose={close}
      />
    </section>
  );
}
