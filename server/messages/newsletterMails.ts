/** The mails of the newsletter, in the language of `t`. Pure. */
import { API_PREFIX } from '../../src/shared/api/contract';
import { newsletterTerms } from '../../src/shared/config/newsletterTerms';
import { t } from '../../src/shared/i18n/t';
import type { Link } from '../services/newsletter';
import { linkToShop, mail, type Mail } from './compose';

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

const { percent } = newsletterTerms;

export const confirmMail = (link: Link, publicUrl: string): Mail =>
  mail(
    t('Please confirm your address'),
    [
      t('Namaste,'),
      t(
        'Someone, hopefully you, signed up for our newsletter with this address. Confirm it to get a code for {percent}% off one order.',
        { percent },
      ),
      t('If that was not you, ignore this email: we do not write again.'),
    ],
    { label: t('Confirm'), url: pageOf('confirm', link, publicUrl) },
  );

/** @param coupon the subscriber's code */
export function welcomeMail(coupon: string, link: Link, publicUrl: string): Mail {
  const url = pageOf('unsubscribe', link, publicUrl);
  const made = mail(
    t('Your code for {percent}% off', { percent }),
    [
      t('Namaste,'),
      t(
        'Thank you for subscribing to our newsletter. Your code is {coupon}. It takes {percent}% off one order: enter it at the checkout.',
        { coupon, percent },
      ),
      t('Unsubscribe: {url}', { url }),
    ],
    linkToShop(publicUrl),
  );
  return withUnsubscribe(made, url);
}

/** The operator's own text, in the language in which it was written. */
export function issueMail(
  { subject, text }: { subject: string; text: string },
  link: Link,
  publicUrl: string,
): Mail {
  const url = pageOf('unsubscribe', link, publicUrl);
  const paragraphs = text.split(/\n\s*\n/).map((each) => each.trim());
  const made = mail(
    subject,
    [...paragraphs, t('Unsubscribe: {url}', { url })],
    linkToShop(publicUrl),
  );
  return withUnsubscribe(made, url);
}
