import CloudDoneIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectUid } from '../session/sessionSelectors';
import { selectCartSync, type CartSync } from './cartSelectors';
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

/**
 * Saved, waiting, or could not be saved (with retry). `quiet` shows nothing while all is well,
 * for places where good news would only be noise.
 */
export function SyncStatus({ quiet = false }: { quiet?: boolean }): ReactElement | null {
  const sync = useAppSelector(selectCartSync);
  const uid = useAppSelector(selectUid);
  const dispatch = useAppDispatch();
  const isHidden = uid === null || (quiet && sync.state === 'saved');
  const color =
    sync.state === 'failed'
      ? 'error.main'
      : sync.state === 'saved'
        ? 'success.main'
        : 'accent.text';
  return (
    // Stays mounted, so that screen readers hear the change and not only the arrival.
    <Stack
      role="status"
      direction="row"
      sx={{ alignItems: 'center', gap: 1, color, minHeight: isHidden ? 0 : 32 }}
    >
      {!isHidden && (
        <>
          <SyncIcon sync={sync} />
          <Typography variant="body2" component="span" sx={{ fontWeight: 500 }}>
            {syncWords(sync)}
          </Typography>
          {sync.state === 'failed' && (
            <Button size="small" color="inherit" onClick={() => dispatch(retryRequested())}>
              Try again
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
