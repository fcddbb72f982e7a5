import type { ReturnReason } from '../api/contract';
import { t } from '../i18n/t';

/** Why something is returned, in the words of the shopper, whom the operator reads too. */
export const returnReasons: Record<ReturnReason, string> = {
  size: t('It does not fit'),
  mind: t('I changed my mind'),
  description: t('It is not as described'),
  damaged: t('It arrived damaged'),
  wrong: t('It is not what I ordered'),
};
