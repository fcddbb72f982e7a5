import { useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { Button, type ButtonProps } from '../../shared/ui/Button';
import { selectIsSignedIn } from '../session/sessionSelectors';
import { useSignOut } from '../session/useSignOut';

/** Login for a guest, Logout for a person who is signed in. */
export function SessionButton(props: Pick<ButtonProps, 'fullWidth' | 'variant'>) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const signOut = useSignOut();
  return isSignedIn ? (
    <Button color="inherit" variant="outlined" {...props} onClick={signOut}>
      {t('Logout')}
    </Button>
  ) : (
    <Button variant="contained" {...props} to={paths.login}>
      {t('Login')}
    </Button>
  );
}
