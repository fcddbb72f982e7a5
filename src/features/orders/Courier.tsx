import { clsx } from 'clsx';
import type { Order } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import * as text from '../../shared/ui/text.css';
import { TextLink } from '../../shared/ui/TextLink';
import * as s from './Courier.css';

/** A parcel's courier, and a link to track the parcel. */
export function Courier({ shipment }: { shipment: NonNullable<Order['shipment']> }) {
  const { courier, number } = shipment;
  return (
    <p className={clsx(text.body2, s.courier)}>
      <span>
        {number
          ? t('With {courier}, number {number}', { courier, number })
          : t('With {courier}', { courier })}
      </span>
      {shipment.url?.startsWith('https://') === true && (
        <TextLink href={shipment.url} rel="noopener noreferrer" target="_blank">
          {t('Track parcel')}
        </TextLink>
      )}
    </p>
  );
}
