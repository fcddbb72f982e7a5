import RefreshIcon from './icons/RefreshRounded';
import { t } from '../i18n/t';
import { Button } from './Button';
import { Notice } from './Notice';
import * as s from './ErrorNotice.css';

interface ErrorNoticeProps {
  title?: string;
  message: string;
  onRetry?: () => void;
  retryLabel?: string;
}

/** Says what failed and offers to try again. Announced when it appears. */
export function ErrorNotice({
  title,
  message,
  onRetry,
  retryLabel = t('Try again'),
}: ErrorNoticeProps) {
  return (
    <Notice
      severity="error"
      title={title}
      className={s.notice}
      action={
        onRetry && (
          <Button color="inherit" startIcon={<RefreshIcon />} onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {message}
    </Notice>
  );
}
