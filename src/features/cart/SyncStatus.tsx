import CloudDoneIcon from '../../shared/ui/icons/CloudDoneOutlined';
import CloudOffIcon from '../../shared/ui/icons/CloudOffOutlined';
import CloudUploadIcon from '../../shared/ui/icons/CloudUploadOutlined';
import ErrorIcon from '../../shared/ui/icons/ErrorOutlineRounded';
import { clsx } from 'clsx';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import * as text from '../../shared/ui/text.css';
import { selectUid } from '../session/sessionSelectors';
import type { CartSync } from './cartSelectors';
import { selectShopSync } from './shopSync';
import { retryRequested } from '../../sync/syncActions';
import { STRIP_PX, STRIP_VARIABLE } from './syncStrip';
import * as s from './SyncStatus.css';

/** Says, in one place, whether screen and account agree. */
export function syncText({ state, waiting, reason }: CartSync): string {
  if (state === 'saved') return t('Saved in your account');
  if (reason === 'offline') {
    return t(
      '{count, plural, one {1 change saved on this device, waiting for the connection} other {{count} changes saved on this device, waiting for the connection}}',
      { count: waiting },
    );
  }
  if (reason === 'signed-out') {
    return t(
      '{count, plural, one {1 change saved on this device until you log in} other {{count} changes saved on this device until you log in}}',
      { count: waiting },
    );
  }
  return state === 'failed'
    ? t(
        '{count, plural, one {1 change could not be saved yet} other {{count} changes could not be saved yet}}',
        { count: waiting },
      )
    : t(
        '{count, plural, one {Saving 1 change to your account} other {Saving {count} changes to your account}}',
        { count: waiting },
      );
}

function SyncIcon({ sync }: { sync: CartSync }): ReactElement {
  if (sync.state === 'saved') return <CloudDoneIcon className={s.sign} />;
  if (sync.reason === 'offline') return <CloudOffIcon className={s.sign} />;
  if (sync.state === 'failed') return <ErrorIcon className={s.sign} />;
  return <CloudUploadIcon className={s.sign} />;
}

function SyncLine({ sync }: { sync: CartSync }): ReactElement {
  const dispatch = useAppDispatch();
  return (
    <>
      <SyncIcon sync={sync} />
      <span className={clsx(text.body2, s.words)}>{syncText(sync)}</span>
      {sync.state === 'failed' && (
        <Button size="small" color="inherit" onClick={() => dispatch(retryRequested())}>
          {t('Try again')}
        </Button>
      )}
    </>
  );
}

/** Saved, waiting, or could not be saved (with retry). `quiet` shows nothing while everything is saved. */
export function SyncStatus({ quiet = false }: { quiet?: boolean }): ReactElement {
  const sync = useAppSelector(selectShopSync);
  const uid = useAppSelector(selectUid);
  const isHidden = uid === null || (quiet && sync.state === 'saved');
  return (
    // Stays mounted, so that screen readers announce changes.
    <div role="status" className={clsx(s.status, s.color[sync.state], !isHidden && s.speaking)}>
      {!isHidden && <SyncLine sync={sync} />}
    </div>
  );
}

/** The largest number of unsaved changes since everything was last saved. */
function useMostWaiting(waiting: number): number {
  const [most, setMost] = useState(waiting);
  const next = waiting === 0 ? 0 : Math.max(most, waiting);
  if (next !== most) setMost(next);
  return next;
}

/** A faster save shows nothing. */
const SOON_MS = 1_500;

/** True when `is` has been true for `ms`. */
function useLasting(is: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [is, ms]);
  return is && lasts;
}

/**
 * A strip below the header while changes are unsaved: at once if nothing can be sent, after a moment if it
 * is only slow. The cart page has its own status.
 */
export function SyncStrip(): ReactElement {
  const sync = useAppSelector(selectShopSync);
  const uid = useAppSelector(selectUid);
  const { pathname } = useLocation();
  const isWaiting = uid !== null && sync.state !== 'saved' && pathname !== paths.cart;
  const isSlow = useLasting(isWaiting && sync.reason === 'sending', SOON_MS);
  const isShown = isWaiting && (isSlow || sync.reason !== 'sending' || sync.state === 'failed');
  const most = useMostWaiting(isWaiting ? sync.waiting : 0);
  useEffect(() => {
    if (!isShown) return undefined;
    const { style } = document.documentElement;
    style.setProperty(STRIP_VARIABLE, `${String(STRIP_PX)}px`);
    return () => {
      style.removeProperty(STRIP_VARIABLE);
    };
  }, [isShown]);
  return (
    <div
      role="status"
      data-no-print
      className={clsx(s.strip, s.color[sync.state], isShown && s.shown)}
    >
      {isShown && <SyncLine sync={sync} />}
      {isShown && most > 1 && (
        <div
          className={s.bar}
          role="progressbar"
          aria-label={t('Changes saved in your account')}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={most - sync.waiting}
          style={{ transform: `scaleX(${String((most - sync.waiting) / most)})` }}
        />
      )}
    </div>
  );
}
