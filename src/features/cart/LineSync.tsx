import CheckIcon from '@mui/icons-material/CheckRounded';
import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import ScheduleIcon from '@mui/icons-material/ScheduleRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useAppDispatch } from '../../app/hooks';
import type { LineSync as State } from './replay/record';
import { retryRequested } from './syncActions';

const words: Record<State, string> = {
  saved: 'Saved',
  waiting: 'Waiting',
  failed: 'Could not be saved',
};
const colors: Record<State, string> = {
  saved: 'text.secondary',
  waiting: 'accent.text',
  failed: 'error.main',
};

/** Whether the account has this line as it stands on the screen. */
export function LineSync({ sync, name }: { sync: State; name: string }): ReactElement {
  const dispatch = useAppDispatch();
  const Icon = sync === 'saved' ? CheckIcon : sync === 'waiting' ? ScheduleIcon : ErrorIcon;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, color: colors[sync] }}>
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      <Typography variant="caption" component="span">
        {words[sync]}
      </Typography>
      {sync === 'failed' && (
        <Button
          size="small"
          color="inherit"
          aria-label={`Try again to save ${name}`}
          onClick={() => dispatch(retryRequested())}
        >
          Try again
        </Button>
      )}
    </Stack>
  );
}
