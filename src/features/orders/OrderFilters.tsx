import { useId } from 'react';
import { ORDER_GROUPS, type OrderGroup } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import type { OrderFilter } from './orderFilter';
import { control } from '../../shared/ui/control.css';
import * as s from './OrderFilters.css';

const LABELS: Record<OrderGroup, string> = {
  open: t('In progress'),
  unpaid: t('Waiting for payment'),
  delivered: t('Delivered'),
  cancelled: t('Cancelled'),
};

interface OrderFiltersProps {
  filter: OrderFilter;
  onChange: (filter: OrderFilter) => void;
}

/** Search by product or number, and a choice of status. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const id = useId();
  return (
    <search className={s.filters}>
      <div className={s.field}>
        <label htmlFor={`${id}-search`}>{t('Search your orders')}</label>
        <input
          id={`${id}-search`}
          type="search"
          dir="auto"
          maxLength={100}
          placeholder={t('Product or order number')}
          value={filter.search ?? ''}
          onChange={(event) => {
            onChange({ ...filter, search: event.target.value });
          }}
          className={control}
        />
      </div>
      <div className={s.field}>
        <label htmlFor={`${id}-group`}>{t('Status')}</label>
        <select
          id={`${id}-group`}
          value={filter.group ?? ''}
          onChange={(event) => {
            const group = ORDER_GROUPS.find((known) => known === event.target.value);
            onChange({ ...filter, group });
          }}
          className={control}
        >
          <option value="">{t('All orders')}</option>
          {ORDER_GROUPS.map((group) => (
            <option key={group} value={group}>
              {LABELS[group]}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}
