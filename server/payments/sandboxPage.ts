import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
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

const ended: Partial<Record<string, string>> = {
  paid: 'This payment is complete.',
  failed: 'This payment was declined or cancelled.',
  refunded: 'This payment has been refunded.',
};

/** The payment page: amount, order, QR code, app link and the choice of outcome. */
export function sandboxPage(payment: SandboxPayment): Page {
  const amount = formatPaise(payment.amount);
  const head = html`<p class="note">Test payment. No money is charged: choose a result.</p>
    <h1>Pay by UPI</h1>
    <p class="amount">${amount}</p>
    <p class="order">Order ${orderNumber(payment.order_id)}</p>`;

  const end = ended[payment.status];
  if (end !== undefined) {
    const back = returnUrl(payment.return_url, payment.order_id, payment.status === 'paid');
    return smallPage(
      'Payment',
      html`${head}
        <p role="status">${end}</p>
        <a class="back" href="${back}">Return to the shop</a>`,
    );
  }

  const link = upiLink(payment);
  const code = renderSVG(link, { ecc: 'M', border: 0 }).replace(
    '<svg ',
    `<svg role="img" aria-label="UPI QR code for ${amount}" `,
  );
  return smallPage(
    'Pay by UPI',
    html`${head}
      <figure>
        ${raw(code)}
        <figcaption>Scan with any UPI app</figcaption>
      </figure>
      <a class="app" href="${link}">Open in a UPI app on this phone</a>
      <form method="post">
        <button class="main" name="action" value="pay">Pay ${amount}</button>
        <button name="action" value="decline">Decline</button>
        <button name="action" value="pending">Leave it pending</button>
      </form>`,
  );
}

export const missingPage = (): Page =>
  smallPage('Payment not found', html`<h1>There is no such payment.</h1>`);
