import { clsx } from 'clsx';
import type { Order } from '../../shared/api/contract';
import * as text from '../../shared/ui/text.css';
import { TextLink } from '../../shared/ui/TextLink';
import { formatDay } from '../../shared/lib/formatDay';
import { parcelText } from './orderView';
import * as s from './Shipment.css';

/** When an order is expected, and how its parcel travels; nothing if neither is known. */
export function Shipment({ order }: { order: Order }) {
  const { shipment, expectedBy } = order;
  const news = parcelText(order);
  if (expectedBy == null && shipment == null && news === null) return null;
  return (
    <div className={s.shipment}>
      {news !== null && <p className={text.body1}>{news}</p>}
      {expectedBy != null && (
        <p className={text.body1}>
          <strong>{`Arrives by ${formatDay(expectedBy)}`}</strong>
        </p>
      )}
      {shipment != null && (
        <p className={clsx(text.body2, s.courier)}>
          <span>
            {[`With ${shipment.courier}`, shipment.number].filter(Boolean).join(', number ')}
          </span>
          {shipment.url?.startsWith('https://') === true && (
            <TextLink href={shipment.url} rel="noopener noreferrer" target="_blank">
              Track parcel
            </TextLink>
          )}
        </p>
      )}
    </div>
  );
}
