import { clsx } from 'clsx';
import type { Order, TaxInvoice } from '../../shared/api/contract';
import { variantPhrase } from '../../shared/api/variantText';
import { t } from '../../shared/i18n/t';
import { formatDate } from '../../shared/lib/dates';
import { formatPaise, toPaise } from '../../shared/lib/money';
import * as text from '../../shared/ui/text.css';
import { storeFacts } from '../content/storeFacts';
import { useHasSamples, useStoreDetails } from '../content/useStoreDetails';
import { orderNumber, isCalledOff } from './orderFilter';
import { addressLines, itemPaise, paymentLabel, taxByRate } from './orderView';
import * as s from './Invoice.css';

const rupees = (value: number): string => formatPaise(toPaise(value));

/** The tax that the prices include, by rate. */
function Taxes({ invoice }: { invoice: TaxInvoice }) {
  const rates = taxByRate(invoice);
  const isInterState = rates.some(({ igst }) => igst > 0);
  return (
    <>
      <table className={s.taxes}>
        <caption className={clsx(text.subtitle2, s.caption)}>{t('Included tax')}</caption>
        <thead>
          <tr>
            <th scope="col" className={s.item}>
              {t('Rate')}
            </th>
            <th scope="col" className={s.amount}>
              {t('Taxable value')}
            </th>
            {isInterState ? (
              <th scope="col" className={s.amount}>
                IGST
              </th>
            ) : (
              <>
                <th scope="col" className={s.amount}>
                  CGST
                </th>
                <th scope="col" className={s.amount}>
                  SGST
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rates.map(({ rate, taxable, cgst, sgst, igst }) => (
            <tr key={rate}>
              <td className={s.item}>{`${String(rate)} %`}</td>
              <td className={s.amount}>{rupees(taxable)}</td>
              {isInterState ? (
                <td className={s.amount}>{rupees(igst)}</td>
              ) : (
                <>
                  <td className={s.amount}>{rupees(cgst)}</td>
                  <td className={s.amount}>{rupees(sgst)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={clsx(text.body2, s.payment)}>{invoice.amountInWords}</p>
      <p className={text.body2}>
        {t('Place of supply: {place}', { place: invoice.placeOfSupply })}
      </p>
    </>
  );
}

/** An invoice for one A4 page: seller, buyer, items, amount and payment. */
export function Invoice({ order }: { order: Order }) {
  const amount = formatPaise(toPaise(order.amount));
  const { invoice } = order;
  const details = useStoreDetails();
  const { legalName, taxNumber, address, email, phone } = invoice?.seller ?? details;
  const hasSamples = useHasSamples();
  return (
    <article aria-labelledby="invoice-title" className={s.invoice}>
      <div className={s.head}>
        <div className={s.seller}>
          <p className={text.h4}>{storeFacts.name}</p>
          <p className={text.body2}>{legalName}</p>
          <p className={text.body2}>{address}</p>
          <p className={text.body2}>{`GSTIN ${taxNumber}`}</p>
        </div>
        <div className={s.numbers}>
          <h1 id="invoice-title" className={text.h3}>
            {invoice ? t('Tax invoice') : t('Invoice')}
          </h1>
          <p className={text.body2}>
            {t('No. {number}', { number: invoice?.number ?? orderNumber(order._id) })}
          </p>
          <p className={text.body2}>{formatDate(invoice?.issuedAt ?? order.date)}</p>
          {invoice && (
            <p className={text.body2}>{t('Order {number}', { number: orderNumber(order._id) })}</p>
          )}
        </div>
      </div>
      {isCalledOff(order) && (
        <p className={clsx(text.body1, s.cancelled)}>
          {order.status === 'Cancelled'
            ? t('This order was cancelled. Nothing is due.')
            : t('This order was not delivered. Nothing is due.')}
        </p>
      )}
      <h2 className={clsx(text.subtitle2, s.addressTitle)}>{t('Billed and delivered to')}</h2>
      <address className={s.address}>
        {addressLines(order.address).map((line) => (
          <p key={line} className={text.body2}>
            {line}
          </p>
        ))}
      </address>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col" className={s.item}>
              {t('Item')}
            </th>
            <th scope="col" className={s.wideOnly}>
              {t('Qty')}
            </th>
            <th scope="col" className={s.wideOnly}>
              {t('Price')}
            </th>
            <th scope="col" className={s.amount}>
              {t('Amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item, index) => {
            const hsn = invoice?.lines[index]?.hsn ?? '';
            const unit = itemPaise(item);
            const variant = variantPhrase(item.size);
            return (
              <tr key={`${item._id}:${item.size}`}>
                <td className={s.item}>
                  <bdi>{item.name}</bdi>
                  {variant !== null && <span>{`, ${variant}`}</span>}
                  {hsn !== '' && <span className={s.hsn}>{`HSN ${hsn}`}</span>}
                  {item.discount !== undefined && (
                    <span className={s.hsn}>
                      {t('Discount {amount}', { amount: formatPaise(-toPaise(item.discount)) })}
                    </span>
                  )}
                  {unit !== null && (
                    <span className={s.narrowOnly}>
                      {`${String(item.quantity)} × ${formatPaise(unit)}`}
                    </span>
                  )}
                </td>
                <td className={s.wideOnly}>{item.quantity}</td>
                <td className={s.wideOnly}>{unit === null ? '–' : formatPaise(unit)}</td>
                <td className={s.amount}>
                  {unit === null ? '–' : formatPaise(unit * item.quantity)}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {order.discount ? (
            <tr>
              <td colSpan={2} className={s.wideOnly} />
              <th scope="row" className={s.shippingLabel}>
                {t('Discount')}
              </th>
              <td className={s.amount}>{formatPaise(-toPaise(order.discount))}</td>
            </tr>
          ) : null}
          <tr>
            <td colSpan={2} className={s.wideOnly} />
            <th scope="row" className={s.shippingLabel}>
              {t('Shipping')}
            </th>
            <td className={s.amount}>{t('Free')}</td>
          </tr>
          <tr>
            <td colSpan={2} className={s.wideOnly} />
            <th scope="row" className={s.totalLabel}>
              {t('Total')}
            </th>
            <td className={s.total}>{amount}</td>
          </tr>
        </tfoot>
      </table>
      {invoice && <Taxes invoice={invoice} />}
      {invoice === null && !isCalledOff(order) && (
        <p className={clsx(text.body2, s.payment)}>
          {t('The tax invoice, with its number, is issued when the order is sent.')}
        </p>
      )}
      <p className={clsx(text.body2, s.payment)}>
        {t('Payment: {payment}. Prices include all taxes.', { payment: paymentLabel(order) })}
      </p>
      <p className={clsx(text.body2, s.questions)}>
        {hasSamples
          ? t('Questions? {email}, {phone}. The seller’s details on this page are samples.', {
              email,
              phone,
            })
          : t('Questions? {email}, {phone}', { email, phone })}
      </p>
    </article>
  );
}
