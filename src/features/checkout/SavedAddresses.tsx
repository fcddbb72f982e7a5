import { useMemo } from 'react';
import type { Address } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { PlainButton } from '../../shared/ui/Button';
import { useOrders } from '../orders/useOrders';
import { savedAddresses } from './savedAddresses';
import * as s from './SavedAddresses.css';

interface SavedAddressesProps {
  disabled: boolean;
  onChosen: (address: Address) => void;
}

/** Addresses of earlier orders; one tap fills the form, which can still be changed. */
export function SavedAddresses({ disabled, onChosen }: SavedAddressesProps) {
  const { orders } = useOrders();
  const addresses = useMemo(() => savedAddresses(orders), [orders]);
  if (addresses.length === 0) return null;
  return (
    <div className={s.saved}>
      <h3 className={s.title}>{t('Deliver to an earlier address')}</h3>
      <ul className={s.addresses}>
        {addresses.map((address) => (
          <li key={JSON.stringify(address)}>
            <PlainButton
              disabled={disabled}
              onClick={() => {
                onChosen(address);
              }}
              className={s.address}
            >
              <bdi className={s.name}>{`${address.firstName} ${address.lastName}`}</bdi>
              <bdi className={s.street}>
                {`${address.street}, ${address.city} ${address.zipcode}`}
              </bdi>
            </PlainButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
