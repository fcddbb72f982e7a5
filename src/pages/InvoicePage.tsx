import BackIcon from '../shared/ui/icons/ArrowBackRounded';
import PrintIcon from '../shared/ui/icons/PrintOutlined';
import { clsx } from 'clsx';
import { useParams } from 'react-router-dom';
import { SignedInOnly } from '../features/checkout/SignedInOnly';
import { DownloadInvoice } from '../features/orders/DownloadInvoice';
import { Invoice } from '../features/orders/Invoice';
import { orderNumber } from '../features/orders/orderFilter';
import { useOrder } from '../features/orders/useOrder';
import { orderPath } from '../shared/config/paths';
import { t } from '../shared/i18n/t';
import { Button } from '../shared/ui/Button';
import { ErrorNotice } from '../shared/ui/ErrorNotice';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { Skeleton } from '../shared/ui/Skeleton';
import * as text from '../shared/ui/text.css';
import * as s from './InvoicePage.css';

function OrderInvoice({ orderId }: { orderId: string }) {
  const { order, status, error, refetch } = useOrder(orderId);
  return (
    <>
      <div data-no-print className={s.bar}>
        <Button to={orderPath(orderId)} startIcon={<BackIcon />}>
          {t('Order {number}', { number: orderNumber(orderId) })}
        </Button>
        <div className={s.actions}>
          {order?.invoice && <DownloadInvoice orderId={orderId} />}
          <Button
            variant="contained"
            startIcon={<PrintIcon />}
            disabled={!order}
            onClick={() => {
              window.print();
            }}
          >
            {t('Print or save as PDF')}
          </Button>
        </div>
      </div>
      {order ? (
        <Invoice order={order} />
      ) : (
        <>
          <h1 className={clsx(text.h2, s.title)}>{t('Invoice')}</h1>
          {status === 'loading' ? (
            <Skeleton height={480} />
          ) : (
            <ErrorNotice
              message={error?.message ?? t('We could not find this order in your account.')}
              onRetry={refetch}
            />
          )}
        </>
      )}
    </>
  );
}

/** An order's invoice, for printing on A4 or saving as PDF. */
export default function InvoicePage() {
  const { orderId = '' } = useParams();
  return (
    <PageContainer>
      <PageHead title={t('Invoice {number}', { number: orderNumber(orderId) })} noIndex />
      {/* Not in the style sheet, which stays: it applies to this page's paper only. */}
      <style>{'@page { size: A4; margin: 16mm; }'}</style>
      <SignedInOnly>
        <OrderInvoice orderId={orderId} />
      </SignedInOnly>
    </PageContainer>
  );
}
