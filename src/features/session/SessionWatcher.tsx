import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { toast } from '../../shared/ui/notify';
import { selectSessionStatus } from './sessionSelectors';

export const EXPIRED_MESSAGE = t('Your session has expired. Please log in again.');

/**
 * Navigates when the session changes, in this tab or another: to sign-in and back after an expiry, to the
 * home page after a logout.
 */
export function SessionWatcher() {
  const status = useAppSelector(selectSessionStatus);
  const before = useRef(status);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was === status) return;
    if (status === 'expired' && was === 'in') {
      toast.error(EXPIRED_MESSAGE);
      void navigate(paths.login, { state: { from: pathname + search } });
    }
    if (status === 'guest' && was !== 'guest') void navigate(paths.home);
  }, [status, navigate, pathname, search]);

  return null;
}
