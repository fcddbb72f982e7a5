import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type SubmitEvent } from 'react';
import { toAppError } from '../../shared/api/appError';
import { REPORT_REASONS, type ReportReason, type Review } from '../../shared/api/contract';
import { reportReasons } from '../../shared/config/reportReasons';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { withMui } from '../../shared/ui/mui/MuiScope';
import { useCloseRequest } from '../../shared/ui/mui/useCloseRequest';
import { toast } from '../../shared/ui/notify';
import { RadioList } from '../../shared/ui/RadioList';
import { useReviewReportMutation } from './reviewsApi';

const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: reportReasons[value] }));

interface ReportDialogProps {
  review: Review;
  onReported: () => void;
  onClose: () => void;
}

/** Asks why a review is reported, and tells the store. */
export const ReportDialog = withMui(function ReportDialog({
  review,
  onReported,
  onClose,
}: ReportDialogProps) {
  const id = useId();
  const [report, { isLoading }] = useReviewReportMutation();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isTried, setIsTried] = useState(false);
  useCloseRequest(true, onClose);

  const submit = async (): Promise<void> => {
    setIsTried(true);
    if (reason === null) return;
    const { data, error } = await report({ reviewId: review._id, reason });
    if (error) {
      toast.error(toAppError(error).message);
      return;
    }
    toast.success(data.message ?? t('Thank you. We will look at this review.'));
    onReported();
    onClose();
  };

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id={id}>{t('Report this review')}</DialogTitle>
        <DialogContent>
          <RadioList
            legend={t('What is wrong with it?')}
            options={OPTIONS}
            value={reason}
            onChange={setReason}
            error={isTried && reason === null ? t('Please choose a reason.') : null}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" loading={isLoading}>
            {t('Report')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
});
