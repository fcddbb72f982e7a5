import { P, Points } from './Article';
import type { ArticleSection } from './Article';
import { EmailLink, PhoneLink, TextLink } from './ContactLines';
import { t } from '../../shared/i18n/t';
import { tRich } from '../../shared/i18n/tRich';
import { storeFacts } from './storeFacts';

const { cancellation, returns } = storeFacts;

export const cancellationSummary = t(
  'You may cancel an order within {hours, plural, one {1 hour} other {{hours} hours}} of placing it, as long as it has not been processed or shipped, and you get the full amount back.',
  { hours: cancellation.withinHours },
);

export const cancellationSections: readonly ArticleSection[] = [
  {
    id: 'when',
    title: t('When you may cancel'),
    body: (
      <>
        <P>
          {t(
            'You can cancel within {hours, plural, one {1 hour} other {{hours} hours}} of placing the order. Once an order has been processed or shipped, it can no longer be cancelled, even when the {hours, plural, one {1 hour} other {{hours} hours}} are not over. Processing begins when we start packing it.',
            { hours: cancellation.withinHours },
          )}
        </P>
        <P>{t('The order’s page says until when, and shows the button until then.')}</P>
      </>
    ),
  },
  {
    id: 'how',
    title: t('How to cancel'),
    body: (
      <Points
        items={[
          tRich(
            'Open <orders>your orders</orders>, choose the order and press its cancel button.',
            { orders: (text) => <TextLink page="orders">{text}</TextLink> },
          ),
          tRich(
            'If you cannot sign in, write to {email} or call {phone}. Keep your order number ready.',
            { email: <EmailLink />, phone: <PhoneLink /> },
          ),
          t(
            'The whole order is cancelled. To change its address or its items, cancel and order again.',
          ),
        ]}
      />
    ),
  },
  {
    id: 'refund',
    title: t('Your money'),
    body: (
      <>
        <P>
          {t(
            'An order that is cancelled before shipment is refunded in full, to the original payment method, within {days, plural, one {1 business day} other {{days} business days}}.',
            { days: returns.refundBusinessDays },
          )}
        </P>
        <P>{t('For cash on delivery nothing has been paid, so there is nothing to refund.')}</P>
      </>
    ),
  },
  {
    id: 'by-us',
    title: t('When we cancel'),
    body: (
      <P>
        {t(
          'It is rare, but an item can turn out to be sold out or damaged in our own store. We then cancel the order or the part of it that we cannot send, tell you by email, and refund what was paid for it in the same way.',
        )}
      </P>
    ),
  },
  {
    id: 'too-late',
    title: t('When it is too late to cancel'),
    body: (
      <P>
        {tRich(
          'A parcel on its way can be returned once you have it, free: see the <policy>Return & Refund Policy</policy>. You may also simply refuse it at the door.',
          { policy: (text) => <TextLink page="returns">{text}</TextLink> },
        )}
      </P>
    ),
  },
];
