import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import { t } from '../../src/shared/i18n/t';
import { smallPage, type Page } from '../http/smallPage';
import { formatPaise } from '../services/money';
import { orderNumber } from '../../src/features/orders/orderFilter';
import { returnUrl } from './provider';
import type { SandboxPayment } from './sandbox';

const PAYEE = 'Marigold Lane';
/** No bank uses this handle, so no UPI app can send money to it by mistake. */
const PAYEE_ADDRESS = 'marigoldlane@sandbox';

function upiLink(payment: SandboxPayment): string {
  const fields = {
    pa: PAYEE_ADDRESS,
    pn: PAYEE,
    am: (payment.amount / 100).toFixed(2),
    cu: 'INR',
    tn: `Order ${orderNumber(payment.order_id)}`,
  };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}

function endText(status: string): string | null {
  switch (status) {
    case 'paid':
      return t('This payment is complete.');
    case 'failed':
      return t('This payment was declined or cancelled.');
    case 'refunded':
      return t('This payment has been refunded.');
    default:
      return null;
  }
}

/**
 * The language of the payment page: that of the shop's page to which it returns, `https://shop.example/hi`. A first part
 * of a path that is no language means English, as everywhere.
 */
export const languageOf = ({ return_url: url }: SandboxPayment): string | undefined =>
  URL.canParse(url) ? new URL(url).pathname.split('/')[1] : undefined;

/** The payment page: amount, order, QR code, app link and the choice of outcome. */
export function sandboxPage(payment: SandboxPayment): Page {
  const amount = formatPaise(payment.amount);
  const number = orderNumber(payment.order_id);
  const head = html`<p class="note">${t('Test payment. No money is charged: choose a result.')}</p>
    <h1>${t('Pay by UPI')}</h1>
    <p class="amount">${amount}</p>
    <p class="order">${t('Order {number}', { number })}</p>`;

  const end = endText(payment.status);
  if (end !== null) {
    const back = returnUrl(payment.return_url, payment.order_id, payment.status === 'paid');
    return smallPage(
      t('Payment'),
      html`${head}
        <p role="status">${end}</p>
        <a class="back" href="${back}">${t('Return to the shop')}</a>`,
    );
  }

  const link = upiLink(payment);
  const code = renderSVG(link, { ecc: 'M', border: 0 }).replace(
    '<svg ',
    `<svg role="img" aria-label="${t('UPI QR code for {amount}', { amount })}" `,
  );
  return smallPage(
    t('Pay by UPI'),
    html`${head}
      <figure>
        ${raw(code)}
        <figcaption>${t('Scan with any UPI app')}</figcaption>
      </figure>
      <a class="app" href="${link}">${t('Open in a UPI app on this phone')}</a>
      <form method="post">
        <button class="main" name="action" value="pay">${t('Pay {amount}', { amount })}</button>
        <button name="action" value="decline">${t('Decline')}</button>
        <button name="action" value="pending">${t('Leave it pending')}</button>
      </form>`,
  );
}

export const missingPage = (): Page =>
  smallPage(t('Payment not found'), html`<h1>${t('There is no such payment.')}</h1>`);
