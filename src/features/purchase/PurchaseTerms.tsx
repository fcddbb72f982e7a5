import type { ReactElement } from 'react';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import RupeeIcon from '../../shared/ui/icons/CurrencyRupeeRounded';
import UndoIcon from '../../shared/ui/icons/UndoRounded';
import { TextLink } from '../../shared/ui/TextLink';
import { storeFacts } from '../content/storeFacts';
import * as s from './PurchaseTerms.css';

const [cash, upi] = storeFacts.paymentMethods;

/** How a product can be paid and returned. */
export const PurchaseTerms = (): ReactElement => (
  <ul className={s.list}>
    <li className={s.item}>
      <RupeeIcon aria-hidden className={s.icon} />
      <span>{t('Pay by {cash} or {upi}', { cash, upi })}</span>
    </li>
    <li className={s.item}>
      <UndoIcon aria-hidden className={s.icon} />
      <TextLink to={paths.returnPolicy}>
        {t('Free return within {days} days', { days: storeFacts.returns.windowDays })}
      </TextLink>
    </li>
  </ul>
);
