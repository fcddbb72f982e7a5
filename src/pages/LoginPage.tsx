import { clsx } from 'clsx';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { selectCartCount } from '../features/cart/cartSelectors';
import { ForgotPasswordForm, NewPasswordForm } from '../features/session/ForgottenPassword';
import { FORGOTTEN, LoginForm, SignUpForm } from '../features/session/SignInForm';
import { selectSessionStatus, selectToken } from '../features/session/sessionSelectors';
import { paths, safeReturnPath } from '../shared/config/paths';
import { t } from '../shared/i18n/t';
import { Button } from '../shared/ui/Button';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { TextLink } from '../shared/ui/TextLink';
import * as surface from '../shared/ui/surface.css';
import * as text from '../shared/ui/text.css';
import * as s from './LoginPage.css';

/** The page to return to; only paths of this shop. */
function useReturnPath(): string {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const [params] = useSearchParams();
  return safeReturnPath(state?.from) ?? safeReturnPath(params.get('from')) ?? paths.home;
}

function whyHere(isExpired: boolean, returnPath: string, items: number): string | null {
  if (isExpired) return t('Your cart is saved. Log in to continue.');
  if (returnPath === paths.placeOrder && items > 0) {
    return t(
      '{count, plural, one {Your item joins your account and you go straight on to delivery.} other {Your {count} items join your account and you go straight on to delivery.}}',
      { count: items },
    );
  }
  return null;
}

type Mode = 'login' | 'signUp' | 'forgotten' | 'newPassword';

const TITLES: Record<Mode, string> = {
  login: t('Login'),
  signUp: t('Sign Up'),
  forgotten: t('Forgotten password'),
  newPassword: t('New password'),
};

const WHY: Record<Mode, string> = {
  login: t('Good to see you again.'),
  signUp: t('One account for your cart, your wishlist and your orders.'),
  forgotten: t('We email you a link to choose a new one.'),
  newPassword: t('Choose a password that you do not use anywhere else.'),
};

const RESET = '#reset=';

function openedMode(hash: string, isNew: boolean): Mode {
  if (hash.startsWith(RESET)) return 'newPassword';
  if (hash === FORGOTTEN) return 'forgotten';
  return isNew ? 'signUp' : 'login';
}

export default function LoginPage(): ReactElement {
  const { key, state, hash } = useLocation() as {
    key: string;
    state: { signUp?: unknown } | null;
    hash: string;
  };
  // Until the next navigation: "Login" in the header shows the login.
  const [chosen, setChosen] = useState<{ at: string; mode: Mode } | null>(null);
  const opened = openedMode(hash, state?.signUp === true);
  // React Router gives the first location of a tab, and those after it by a changed hash, the same key.
  const at = `${key} ${hash}`;
  const mode = chosen?.at === at ? chosen.mode : opened;
  const choose = (next: Mode): void => {
    setChosen({ at, mode: next });
  };
  const token = useAppSelector(selectToken);
  const [tokenAtFirst] = useState(token);
  // A person who is signed in may follow the link of another account's mail.
  const isDone = token !== null && (mode !== 'newPassword' || token !== tokenAtFirst);
  const isExpired = useAppSelector(selectSessionStatus) === 'expired';
  const items = useAppSelector(selectCartCount);
  const returnPath = useReturnPath();
  const navigate = useNavigate();

  // Navigates on with any token: an existing one, one from another tab, or a new one.
  useEffect(() => {
    if (isDone) void navigate(returnPath, { replace: true });
  }, [isDone, navigate, returnPath]);

  const title = TITLES[mode];
  const why = mode === 'login' || mode === 'signUp' ? whyHere(isExpired, returnPath, items) : null;
  return (
    <PageContainer maxWidth="sm">
      <PageHead title={title} noIndex />
      <div className={clsx(surface.outlined, s.card)}>
        <h1 className={text.h2}>{title}</h1>
        <p className={s.why}>{why ?? WHY[mode]}</p>
        {mode === 'login' && <LoginForm />}
        {mode === 'signUp' && <SignUpForm />}
        {mode === 'forgotten' && <ForgotPasswordForm />}
        {mode === 'newPassword' && <NewPasswordForm key={hash} secret={hash.slice(RESET.length)} />}
        <div className={s.other}>
          {mode === 'newPassword' && (
            <TextLink to={FORGOTTEN} className={s.newLink}>
              {t('Get a new link')}
            </TextLink>
          )}
          <p className={s.question}>
            {mode === 'login' ? t('New here?') : t('Already have an account?')}
          </p>
          <Button onClick={() => choose(mode === 'login' ? 'signUp' : 'login')}>
            {mode === 'login' ? t('Sign Up') : t('Login')}
          </Button>
        </div>
      </div>
    </PageContainer>
  );
}
