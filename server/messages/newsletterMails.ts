/** The mails of the newsletter. Pure. */
import { API_PREFIX } from '../../src/shared/api/contract';
import { newsletterTerms } from '../../src/shared/config/newsletterTerms';
import { paths } from '../../src/shared/config/paths';
import type { Link } from '../services/newsletter';
import { mail, type Mail } from './compose';

const pageOf = (
  step: 'confirm' | 'unsubscribe',
  { id, secret }: Link,
  publicUrl: string,
): string => {
  const url = new URL(`${API_PREFIX}/api/newsletter/${step}`, publicUrl);
  url.search = new URLSearchParams({ subscriber: id, secret }).toString();
  return url.href;
};

/** Mail programs show a button for these headers (RFC 8058). */
const withUnsubscribe = (made: Mail, url: string): Mail => ({
  ...made,
  headers: {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});

export const confirmMail = (link: Link, publicUrl: string): Mail =>
  mail(
    'Please confirm your address',
    [
      'Namaste,',
      `Someone, hopefully you, signed up for our newsletter with this address. Confirm it to get a code for ${String(newsletterTerms.percent)}% off one order.`,
      'If that was not you, ignore this email: we do not write again.',
    ],
    { label: 'Confirm', url: pageOf('confirm', link, publicUrl) },
  );

/** @param coupon the subscriber's code */
export function welcomeMail(coupon: string, link: Link, publicUrl: string): Mail {
  const unsubscribe = pageOf('unsubscribe', link, publicUrl);
  const made = mail(
    `Your code for ${String(newsletterTerms.percent)}% off`,
    [
      'Namaste,',
      `Thank you for subscribing to our newsletter. Your code is ${coupon}. It takes ${String(newsletterTerms.percent)}% off one order: enter it at the checkout.`,
      `Unsubscribe: ${unsubscribe}`,
    ],
    { label: 'Go to the shop', url: new URL(paths.shop, publicUrl).href },
  );
  return withUnsubscribe(made, unsubscribe);
}

export function issueMail(
  { subject, text }: { subject: string; text: string },
  link: Link,
  publicUrl: string,
): Mail {
  const unsubscribe = pageOf('unsubscribe', link, publicUrl);
  const paragraphs = text.split(/\n\s*\n/).map((each) => each.trim());
  const made = mail(subject, [...paragraphs, `Unsubscribe: ${unsubscribe}`], {
    label: 'Go to the shop',
    url: new URL(paths.shop, publicUrl).href,
  });
  return withUnsubscribe(made, unsubscribe);
}
