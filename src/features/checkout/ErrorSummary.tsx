import { countOf } from '../../shared/lib/countOf';
import { PlainButton } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { addressFields, type AddressField } from './addressForm';
import * as s from './ErrorSummary.css';

export type CheckoutField = AddressField | 'paymentMethod';

interface ErrorSummaryProps {
  /** The fields that must change, in their order on the screen. */
  fields: readonly CheckoutField[];
  onChosen: (field: CheckoutField) => void;
}

const labelOf = (field: CheckoutField): string =>
  field === 'paymentMethod' ? 'Payment method' : addressFields[field].label;

/** How many fields must change before the order can be placed, with a way to each. */
export function ErrorSummary({ fields, onChosen }: ErrorSummaryProps) {
  if (fields.length === 0) return null;
  const need = fields.length === 1 ? 'needs' : 'need';
  return (
    <Notice severity="error" title={`${countOf(fields.length, 'field')} ${need} your attention`}>
      <ul className={s.fields}>
        {fields.map((field) => (
          <li key={field}>
            <PlainButton onClick={() => onChosen(field)} className={s.link}>
              {labelOf(field)}
            </PlainButton>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
