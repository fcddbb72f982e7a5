import RefreshIcon from '@mui/icons-material/RefreshRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';

interface ErrorNoticeProps {
  title?: string;
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
}

/** What failed, in words, and the way to try again. Announced when it appears. */
export function ErrorNotice({
  title,
  message,
  onRetry,
  retryLabel = 'Try again',
}: ErrorNoticeProps) {
  return (
    <Alert
      severity="error"
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        my: 2,
        // The words stay beside their sign; only the button takes a line of its own.
        '& .MuiAlert-message': { flex: '1 1 11rem' },
      }}
      action={
        onRetry && (
          <Button color="inherit" startIcon={<RefreshIcon />} onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {title !== undefined && <AlertTitle sx={{ fontWeight: 650 }}>{title}</AlertTitle>}
      {message}
    </Alert>
  );
}
