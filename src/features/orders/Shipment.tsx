import type { Order } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import * as text from '../../shared/ui/text.css';
import { formatDay } from '../../shared/lib/formatDay';
import { Courier } from './Courier';
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
          <strong>{t('Arrives by {day}', { day: formatDay(expectedBy) })}</strong>
        </p>
      )}
      {shipment != null && <Courier shipment={shipment} />}
    </div>
  );
}
