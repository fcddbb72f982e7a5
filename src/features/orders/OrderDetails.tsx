import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import type { Order, OrderItem } from '../../shared/api/contract';
import { t } from '../../shared/i18n/t';
import { formatPaise, toPaise } from '../../shared/lib/money';
import * as surface from '../../shared/ui/surface.css';
import * as text from '../../shared/ui/text.css';
import { OrderItemRow } from './OrderItemRow';
import { OrderTimeline } from './OrderTimeline';
import { Shipment } from './Shipment';
import { addressLines, discountText, paymentLabel, unitsOf } from './orderView';
import * as s from './OrderDetails.css';

function Panel({ title, children }: { title: string; children: ReactElement | ReactElement[] }) {
  return (
    <section className={clsx(surface.outlined, s.panel)}>
      <h2 className={clsx(text.h4, s.panelTitle)}>{title}</h2>
      {children}
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={s.row}>
      <dt className={clsx(text.body1, s.label)}>{label}</dt>
      <dd className={clsx(text.body1, s.value)}>{children}</dd>
    </div>
  );
}

interface OrderDetailsProps {
  order: Order;
  actions: ReactNode;
  /** Rendered below an item: its return. */
  itemAction?: (item: OrderItem) => ReactNode;
  /** Rendered below the items. */
  after?: ReactNode;
}

/** An order's page below its heading: status, items, address, payment and actions. */
export function OrderDetails({ order, actions, itemAction, after }: OrderDetailsProps) {
  const units = unitsOf(order);
  const amount = formatPaise(toPaise(order.amount));
  return (
    <div className={s.details}>
      <div className={s.column}>
        <Panel title={t('Where it is')}>
          <Shipment order={order} />
          <OrderTimeline order={order} />
        </Panel>
        <Panel title={t('{count, plural, one {1 item} other {{count} items}}', { count: units })}>
          <ul className={s.items}>
            {order.items.map((item) => (
              <li key={`${item._id}:${item.size}`}>
                <OrderItemRow item={item} />
                <div className={s.extra}>{itemAction?.(item)}</div>
              </li>
            ))}
          </ul>
        </Panel>
        <div className={s.extra}>{after}</div>
      </div>
      <div className={s.column}>
        <Panel title={t('Payment')}>
          <dl className={s.payment}>
            <Row label={t('Amount')}>
              <strong>{amount}</strong>
            </Row>
            {order.discount ? <Row label={t('Discount')}>{discountText(order)}</Row> : null}
            <Row label={t('Shipping')}>{t('Free')}</Row>
            <Row label={t('Payment')}>{paymentLabel(order)}</Row>
          </dl>
        </Panel>
        <Panel title={t('Delivery address')}>
          <address className={s.address}>
            {addressLines(order.address).map((line) => (
              <p key={line} className={text.body1}>
                {line}
              </p>
            ))}
          </address>
        </Panel>
        <div className={s.actions} data-no-print>
          {actions}
        </div>
      </div>
    </div>
  );
}
