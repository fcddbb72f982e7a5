import type { ReactElement } from 'react';
import { t } from '../../shared/i18n/t';
import type { Purchase } from './usePurchase';
import * as s from './FewLeft.css';

/** "Only 3 left", of the chosen size. Always in the page, so that screen readers announce it when a size is chosen. */
export const FewLeft = ({ purchase }: { purchase: Pick<Purchase, 'fewLeft'> }): ReactElement => (
  <p role="status" className={s.fewLeft}>
    {purchase.fewLeft !== null && (
      <span>{t('Only {count} left', { count: purchase.fewLeft })}</span>
    )}
  </p>
);
