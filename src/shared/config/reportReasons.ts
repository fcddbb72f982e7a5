import type { ReportReason } from '../api/contract';

/** Why somebody reports a review, in the words of the shopper, whom the staff reads too. */
export const reportReasons: Record<ReportReason, string> = {
  offensive: 'It is offensive',
  advertising: 'It is advertising',
  private: 'It tells private details of a person',
  'off-topic': 'It is not about this product',
};
