import { clsx } from 'clsx';
import type { Order } from '../../shared/api/contract';
import * as text from '../../shared/ui/text.css';
import { TextLink } from '../../shared/ui/TextLink';
import * as s from './Courier.css';

/** Who brings a parcel, and a link to follow it. */
export function Courier({ shipment }: { shipment: NonNullable<Order['shipment']> }) {
  return (
    <p className={clsx(text.body2, s.courier)}>
      <span>{[`With ${shipment.courier}`, shipment.number].filter(Boolean).join(', number ')}</span>
      {shipment.url?.startsWith('https://') === true && (
        <TextLink href={shipment.url} rel="noopener noreferrer" target="_blank">
          Track parcel
        </TextLink>
      )}
    </p>
  );
}
