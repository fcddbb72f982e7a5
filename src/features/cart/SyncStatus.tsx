import CloudDoneIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { selectUid } from '../session/sessionSelectors';
import type { CartSync } from './cartSelectors';
import { selectShopSync } from './shopSync';
import { retryRequested } from './syncActions';

/** What the shop says, in one place, about how the screen and the account agree. */
export function syncWords({ state, waiting, reason }: CartSync): string {
  if (state === 'saved') return 'Saved in your account';
  const changes = `${String(waiting)} ${waiting === 1 ? 'change' : 'changes'}`;
  if (reason === 'offline') return `${changes} kept here, waiting for the connection`;
  if (reason === 'signed-out') return `${changes} kept here until you log in`;
  return state === 'failed'
    ? `${changes} could not be saved yet`
    : `Saving ${changes} to your account`;
}

function SyncIcon({ sync }: { sync: CartSync }): ReactElement {
  const sx = { fontSize: 20 };
  if (sync.state === 'saved') return <CloudDoneIcon aria-hidden sx={sx} />;
  if (sync.reason === 'offline') return <CloudOffIcon aria-hidden sx={sx} />;
  if (sync.state === 'failed') return <ErrorIcon aria-hidden sx={sx} />;
  return <CloudUploadIcon aria-hidden sx={sx} />;
}

const colorOf = ({ state }: CartSync): string =>
  state === 'failed' ? 'error.main' : state === 'saved' ? 'success.main' : 'accent.text';

function SyncLine({ sync }: { sync: CartSync }): ReactElement {
  const dispatch = useAppDispatch();
  return (
    <>
      <SyncIcon sync={sync} />
      <Typography variant="body2" component="span" sx={{ fontWeight: 500 }}>
        {syncWords(sync)}
      </Typography>
      {sync.state === 'failed' && (
        <Button
          size="small"
          color="inherit"
          onClick={() => dispatch(retryRequested())}
          sx={{ minHeight: 44 }}
        >
          Try again
        </Button>
      )}
    </>
  );
}

/**
 * Saved, waiting, or could not be saved (with retry). `quiet` shows nothing while all is well,
 * for places where good news would only be noise.
 */
export function SyncStatus({ quiet = false }: { quiet?: boolean }): ReactElement {
  const sync = useAppSelector(selectShopSync);
  const uid = useAppSelector(selectUid);
  const isHidden = uid === null || (quiet && sync.state === 'saved');
  return (
    // Stays mounted, so that screen readers hear the change and not only the arrival.
    <Stack
      role="status"
      direction="row"
      sx={{ alignItems: 'center', gap: 1, color: colorOf(sync), minHeight: isHidden ? 0 : 32 }}
    >
      {!isHidden && <SyncLine sync={sync} />}
    </Stack>
  );
}

/** The strip's height, which the page below makes room for (layout/Layout.tsx). */
const STRIP_VARIABLE = '--ml-sync';
const STRIP_PX = 36;

/** How much of what was waiting has reached the account, along the strip's lower edge. */
const SyncBar = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: -1,
  height: 2,
  backgroundColor: theme.vars.palette.accent.main,
  transformOrigin: 'left',
  transition: 'transform 200ms',
}));

/** The most changes that waited at once since everything was last saved. */
function useMostWaiting(waiting: number): number {
  const [most, setMost] = useState(waiting);
  const next = waiting === 0 ? 0 : Math.max(most, waiting);
  if (next !== most) setMost(next);
  return next;
}

/** A save that takes no longer than this is nobody's business. */
const SOON_MS = 1_500;

/** True once `is` has been true for `ms`. */
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
 * A strip that hangs from the header while something has not reached the account: at once when
 * nothing can be sent, after a moment when it is merely slow. The cart page says it itself.
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
    <Stack
      role="status"
      direction="row"
      data-no-print
      sx={{
        position: 'absolute',
        top: '100%',
        insetInline: 0,
        justifyContent: 'center',
        alignItems: 'center',
        gap: 1,
        px: 2,
        color: colorOf(sync),
        bgcolor: 'background.paper',
        ...(isShown && { minHeight: STRIP_PX, borderBottom: 1, borderColor: 'line.soft' }),
      }}
    >
      {isShown && <SyncLine sync={sync} />}
      {isShown && most > 1 && (
        <SyncBar
          role="progressbar"
          aria-label="Changes saved in your account"
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={most - sync.waiting}
          style={{ transform: `scaleX(${String((most - sync.waiting) / most)})` }}
        />
      )}
    </Stack>
  );
}
