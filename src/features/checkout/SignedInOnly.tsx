import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { selectIsSignedIn } from '../session/sessionSelectors';

/** Guests sign in first, and come back to where they were (spec section 6). */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  return isSignedIn ? (
    children
  ) : (
    <Navigate to={paths.login} replace state={{ from: pathname + search }} />
  );
}
