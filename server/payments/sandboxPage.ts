import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import { formatPaise } from '../services/money';
import { orderNumber } from '../../src/features/orders/orderFilter';
import { returnUrl } from './provider';
import type { SandboxPayment } from './sandbox';

export type Page = ReturnType<typeof html>;

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

const style = `
:root { color-scheme: light dark; --page: #faf6ef; --card: #fffdf9; --ink: #2b2118; --soft: #6a5a4a; --line: #e4d8c6;
  --accent: #9a4a06; --on-accent: #fffdf9; --note: #fdf0d5; --focus: #1f5fbf; }
@media (prefers-color-scheme: dark) { :root { --page: #17120d; --card: #221a13; --ink: #f5ece0; --soft: #c4b3a0;
  --line: #42352a; --accent: #f2a93b; --on-accent: #241604; --note: #3a2a12; --focus: #8fbcff; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  display: grid; place-items: center; padding: 1rem; }
main { width: 100%; max-width: 27rem; background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem;
  padding: clamp(1.25rem, 5vw, 2rem); box-shadow: 0 1.5rem 3rem -2rem rgb(43 33 24 / 45%); }
.brand { margin: 0; font-family: Georgia, 'Times New Roman', serif; font-size: 1.25rem; }
.note { margin: 1rem 0; padding: .625rem .875rem; border-radius: .75rem; background: var(--note); font-size: .9375rem; }
h1 { margin: 0; font-size: 1rem; font-weight: 500; color: var(--soft); }
.amount { margin: .125rem 0 0; font-size: 2.25rem; line-height: 1.2; font-weight: 650; font-variant-numeric: tabular-nums; }
.order { margin: .25rem 0 0; color: var(--soft); font-size: .9375rem; }
figure { margin: 1.5rem 0 1rem; text-align: center; }
figure svg { display: block; width: min(13rem, 70%); height: auto; margin: 0 auto; padding: 1.25rem; background: #fff;
  border: 1px solid var(--line); border-radius: 1rem; }
figcaption { margin-top: .75rem; color: var(--soft); font-size: .9375rem; }
a.app { display: block; text-align: center; min-height: 2.75rem; padding: .625rem; color: var(--accent); font-weight: 600; }
form { display: grid; gap: .625rem; margin-top: 1rem; }
button, a.back { display: block; width: 100%; min-height: 3rem; padding: .6875rem 1rem; border-radius: .875rem; font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; border: 1px solid var(--line); background: transparent; color: var(--ink); }
button.main, a.back { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button:hover, a.back:hover { filter: brightness(1.08); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

const frame = (title: string, content: unknown): Page =>
  html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${PAYEE}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <p class="brand">${PAYEE}</p>
          ${content}
        </main>
      </body>
    </html>`;

const ended: Partial<Record<string, string>> = {
  paid: 'This payment is complete.',
  failed: 'This payment was declined or cancelled.',
  refunded: 'This payment has been refunded.',
};

/** The payment page: amount, order, QR code, app link and the choice of outcome. */
export function sandboxPage(payment: SandboxPayment): Page {
  const amount = formatPaise(payment.amount);
  const head = html`<p class="note">Test payment. No money moves: choose below how it ends.</p>
    <h1>Pay by UPI</h1>
    <p class="amount">${amount}</p>
    <p class="order">Order ${orderNumber(payment.order_id)}</p>`;

  const end = ended[payment.status];
  if (end !== undefined) {
    const back = returnUrl(payment.return_url, payment.order_id, payment.status === 'paid');
    return frame(
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
  return frame(
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
  frame('Payment not found', html`<h1>There is no such payment.</h1>`);
