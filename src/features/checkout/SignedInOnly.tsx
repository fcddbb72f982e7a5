import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { selectIsSignedIn } from '../session/sessionSelectors';

/**
 * Guests sign in first and return to this page (spec section 6). SessionWatcher handles a logout or an
 * expired session here.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [wasSignedIn] = useState(isSignedIn);
  const { pathname, search } = useLocation();
  if (isSignedIn) return children;
  return wasSignedIn ? null : (
    <Navigate to={paths.login} replace state={{ from: pathname + search }} />
  );
}
