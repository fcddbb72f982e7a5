import type { ReportReason } from '../api/contract';
import { t } from '../i18n/t';

/** Why somebody reports a review, in the words of the shopper, whom the staff reads too. */
export const reportReasons: Record<ReportReason, string> = {
  offensive: t('It is offensive'),
  advertising: t('It is advertising'),
  private: t('It tells private details of a person'),
  'off-topic': t('It is not about this product'),
};
