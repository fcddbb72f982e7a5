import type { Address } from '../../shared/api/contract';
import { PlainButton } from '../../shared/ui/Button';
import * as s from './SavedAddresses.css';

interface SavedAddressesProps {
  addresses: Address[];
  disabled: boolean;
  onChosen: (address: Address) => void;
}

/** Addresses of earlier orders; one tap fills the form, which can still be changed. */
export function SavedAddresses({ addresses, disabled, onChosen }: SavedAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <div className={s.saved}>
      <h3 className={s.title}>Deliver where we delivered before</h3>
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
