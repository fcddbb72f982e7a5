import { useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { Order, OrderItem } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { selectProductById } from '../catalog/catalogSelectors';
import * as s from './ReturnItem.css';
import { useWaitingReturnsQuery } from './returnsApi';
import { unitsToReturn } from './returnView';

const ReturnDialog = lazyComponent(() =>
  import('./ReturnDialog').then((module) => module.ReturnDialog),
);

interface ReturnItemProps {
  uid: string;
  order: Order;
  item: OrderItem;
}

/** Opens the dialog, while units of the line can be returned. */
export function ReturnItem({ uid, order, item }: ReturnItemProps) {
  const product = useAppSelector((state) => selectProductById(state, item._id));
  const [isOpen, setIsOpen] = useState(false);
  const { data: waiting = [] } = useWaitingReturnsQuery(uid);
  const units = unitsToReturn(order, item, waiting);
  const close = (): void => {
    setIsOpen(false);
  };
  if (units <= 0) return null;
  return (
    <div className={s.action} data-no-print>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('Return or exchange {name}', { name: item.name })}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('Return or exchange')}
      </Button>
      {isOpen && (
        <ReturnDialog
          uid={uid}
          order={order}
          item={item}
          units={units}
          product={product}
          onClose={close}
          onMissed={close}
        />
      )}
    </div>
  );
}
