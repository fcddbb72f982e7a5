import { t } from '../../shared/i18n/t';
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
  field === 'paymentMethod' ? t('Payment method') : addressFields[field].label;

/** How many fields must change before the order can be placed, with a way to each. */
export function ErrorSummary({ fields, onChosen }: ErrorSummaryProps) {
  if (fields.length === 0) return null;
  return (
    <Notice
      severity="error"
      title={t(
        '{count, plural, one {1 field needs your attention} other {{count} fields need your attention}}',
        { count: fields.length },
      )}
    >
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
