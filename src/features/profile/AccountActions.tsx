import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { toAppError } from '../../shared/api/appError';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { toast } from '../../shared/ui/notify';
import { useSignOut } from '../session/useSignOut';
import { ChangePasswordDialog, EditNameDialog } from './AccountDialogs';
import { useUserLogoutEverywhereMutation } from './profileApi';

type Open = null | 'name' | 'password' | 'everywhere';

/** Edit name, change password, log out everywhere. */
export function AccountActions({ name }: { name: string }) {
  const [open, setOpen] = useState<Open>(null);
  const [logoutEverywhere, { isLoading }] = useUserLogoutEverywhereMutation();
  const signOut = useSignOut();
  const close = (): void => {
    setOpen(null);
  };
  const leave = async (): Promise<void> => {
    const answer = await logoutEverywhere();
    close();
    if (answer.error) toast.error(toAppError(answer.error).message);
    else signOut();
  };
  return (
    <Paper variant="outlined" component="section" sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        Account
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="outlined"
          onClick={() => {
            setOpen('name');
          }}
        >
          Edit name
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            setOpen('password');
          }}
        >
          Change password
        </Button>
        <Button
          color="error"
          onClick={() => {
            setOpen('everywhere');
          }}
        >
          Log out everywhere
        </Button>
      </Stack>
      {open === 'name' && <EditNameDialog name={name} onClose={close} />}
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
      <ConfirmDialog
        open={open === 'everywhere'}
        title="Log out everywhere?"
        text="Every phone and computer that is signed in to your account is logged out, this one too."
        confirmLabel="Log out everywhere"
        busy={isLoading}
        onConfirm={() => void leave()}
        onClose={close}
      />
    </Paper>
  );
}
