import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded';
import RefreshIcon from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface ErrorNoticeProps {
  title?: string;
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
}

/**
 * What failed, in words, and the way to try again. Announced when it appears. It looks like MUI's
 * Alert but is not one: home would load that for the rare day when nothing can be reached.
 */
export function ErrorNotice({
  title,
  message,
  onRetry,
  retryLabel = 'Try again',
}: ErrorNoticeProps) {
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 1.5,
        my: 2,
        px: 2,
        py: '14px',
        borderRadius: '14px',
        bgcolor: 'error.light',
        fontSize: '0.9375rem',
        '@media (forced-colors: active)': { border: 1 },
      }}
    >
      <Box component="span" sx={{ display: 'flex', color: 'error.main' }}>
        <ErrorIcon sx={{ fontSize: 22 }} />
      </Box>
      {/* The words stay beside their sign; only the button takes a line of its own. */}
      <Box sx={{ flex: '1 1 11rem' }}>
        {title !== undefined && <Box sx={{ mb: 0.5, fontWeight: 650 }}>{title}</Box>}
        {message}
      </Box>
      {onRetry && (
        <Button
          color="inherit"
          startIcon={<RefreshIcon />}
          onClick={onRetry}
          sx={{ ml: 'auto', mr: -1 }}
        >
          {retryLabel}
        </Button>
      )}
    </Box>
  );
}
