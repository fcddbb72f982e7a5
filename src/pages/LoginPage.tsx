import { clsx } from 'clsx';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { selectCartCount } from '../features/cart/cartSelectors';
import { LoginForm, SignUpForm } from '../features/session/SignInForm';
import { selectIsSignedIn, selectSessionStatus } from '../features/session/sessionSelectors';
import { paths, safeReturnPath } from '../shared/config/paths';
import { Button } from '../shared/ui/Button';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
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
  if (isExpired) return 'Your cart is kept. Log in and go on where you were.';
  if (returnPath === paths.placeOrder && items > 0) {
    return `Your ${items === 1 ? 'item joins' : `${String(items)} items join`} your account and you go straight on to delivery.`;
  }
  return null;
}

export default function LoginPage(): ReactElement {
  const { key, state } = useLocation() as { key: string; state: { signUp?: unknown } | null };
  // Until the next navigation: "Login" in the header shows the login.
  const [chosen, setChosen] = useState<{ at: string; isNew: boolean } | null>(null);
  const isNew = chosen?.at === key ? chosen.isNew : state?.signUp === true;
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isExpired = useAppSelector(selectSessionStatus) === 'expired';
  const items = useAppSelector(selectCartCount);
  const returnPath = useReturnPath();
  const navigate = useNavigate();

  // Navigates on with any token: an existing one, one from another tab, or a new one.
  useEffect(() => {
    if (isSignedIn) void navigate(returnPath, { replace: true });
  }, [isSignedIn, navigate, returnPath]);

  const title = isNew ? 'Sign Up' : 'Login';
  const why = whyHere(isExpired, returnPath, items);
  return (
    <PageContainer maxWidth="sm">
      <PageHead title={title} noIndex />
      <div className={clsx(surface.outlined, s.card)}>
        <h1 className={text.h2}>{title}</h1>
        <p className={s.why}>
          {why ??
            (isNew
              ? 'One account for your cart, your wishlist and your orders.'
              : 'Good to see you again.')}
        </p>
        {isNew ? <SignUpForm /> : <LoginForm />}
        <div className={s.other}>
          <p className={s.question}>{isNew ? 'Already have an account?' : 'New here?'}</p>
          <Button onClick={() => setChosen({ at: key, isNew: !isNew })}>
            {isNew ? 'Login' : 'Sign Up'}
          </Button>
        </div>
      </div>
    </PageContainer>
  );
}
