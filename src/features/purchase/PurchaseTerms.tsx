import type { ReactElement } from 'react';
import { paths } from '../../shared/config/paths';
import RupeeIcon from '../../shared/ui/icons/CurrencyRupeeRounded';
import UndoIcon from '../../shared/ui/icons/UndoRounded';
import { TextLink } from '../../shared/ui/TextLink';
import { storeFacts } from '../content/storeFacts';
import * as s from './PurchaseTerms.css';

/** How a product can be paid and returned. */
export const PurchaseTerms = (): ReactElement => (
  <ul className={s.list}>
    <li className={s.item}>
      <RupeeIcon aria-hidden className={s.icon} />
      <span>{`Pay by ${storeFacts.paymentMethods.join(' or ')}`}</span>
    </li>
    <li className={s.item}>
      <UndoIcon aria-hidden className={s.icon} />
      <TextLink to={paths.returnPolicy}>
        {`Free return within ${String(storeFacts.returns.windowDays)} days`}
      </TextLink>
    </li>
  </ul>
);
