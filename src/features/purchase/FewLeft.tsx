import type { ReactElement } from 'react';
import type { Purchase } from './usePurchase';
import * as s from './FewLeft.css';

/** "Only 3 left", of the chosen size. Always in the page, so that a screen reader hears of it when a size is chosen. */
export const FewLeft = ({ purchase }: { purchase: Pick<Purchase, 'fewLeft'> }): ReactElement => (
  <p role="status" className={s.fewLeft}>
    {purchase.fewLeft !== null && <span>{`Only ${String(purchase.fewLeft)} left`}</span>}
  </p>
);
