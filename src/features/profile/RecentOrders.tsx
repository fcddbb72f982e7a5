import { useEffect } from 'react';
import { paths } from '../../shared/config/paths';
import { t } from '../../shared/i18n/t';
import { Button } from '../../shared/ui/Button';
import { ErrorNotice } from '../../shared/ui/ErrorNotice';
import { toast } from '../../shared/ui/notify';
import { OrderItemRow } from '../orders/OrderItemRow';
import { recentItems } from '../orders/orderView';
import { useOrders, useRefreshOrders } from '../orders/useOrders';
import { ProfileSection, SectionEmpty } from './ProfileSection';
import * as section from './ProfileSection.css';
import { groupDigits } from '../../shared/lib/money';

/** Spec section 9. */
const RECENT = 3;

const FAILED = t('Failed to load orders.');

const UNKNOWN = { loading: t('Loading orders…'), error: t('Your orders could not be read') };

/** The newest three ordered items, each with its order's date and status. */
export function RecentOrders() {
  const { orders, total, status, error } = useOrders();
  const { refresh } = useRefreshOrders();
  const recent = recentItems(orders, RECENT);
  const hasFailed = error !== null;
  // The section is closed at first, so its own notice is not visible.
  useEffect(() => {
    if (hasFailed) toast.error(FAILED);
  }, [hasFailed]);
  return (
    <ProfileSection
      title={t('Recent Orders')}
      summary={
        status === 'ready'
          ? t('{count, plural, one {1 order found} other {{shown} orders found}}', {
              count: total,
              shown: groupDigits(total),
            })
          : UNKNOWN[status]
      }
    >
      {error && <ErrorNotice message={FAILED} onRetry={refresh} />}
      {status === 'ready' && recent.length === 0 && (
        <SectionEmpty
          title={t('No Orders Yet')}
          text={t('Start shopping to see your orders here')}
        />
      )}
      <ul className={section.list}>
        {recent.map(({ key, item, order }) => (
          <li key={key} className={section.entry}>
            <OrderItemRow item={item} order={order} />
          </li>
        ))}
      </ul>
      <Button to={paths.orders} variant="outlined" className={section.more}>
        {t('View All Orders')}
      </Button>
    </ProfileSection>
  );
}
