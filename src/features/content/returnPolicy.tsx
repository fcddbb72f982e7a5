import { P, Points } from './Article';
import type { ArticleSection } from './Article';
import { EmailLink, PhoneLink, TextLink } from './ContactLines';
import { t } from '../../shared/i18n/t';
import { tRich } from '../../shared/i18n/tRich';
import { storeFacts } from './storeFacts';

const { returns } = storeFacts;

export const returnSummary = t(
  'You may return what you bought within {days, plural, one {1 day} other {{days} days}} of receiving it, free. The money is refunded to the original payment method within {businessDays, plural, one {1 business day} other {{businessDays} business days}}.',
  { days: returns.windowDays, businessDays: returns.refundBusinessDays },
);

export const returnSections: readonly ArticleSection[] = [
  {
    id: 'window',
    title: t('When you may return'),
    body: (
      <>
        <P>
          {t(
            'The return and refund window is {days, plural, one {1 day} other {{days} days}} from the day you receive your order. Request the return within these {days, plural, one {1 day} other {{days} days}}; the parcel itself may travel longer.',
            { days: returns.windowDays },
          )}
        </P>
        <P>
          {t(
            'If something arrives damaged, or is not what you ordered, please tell us within {days, plural, one {1 day} other {{days} days}} of receipt, with a photograph if you can. We then replace it or refund it, as you prefer.',
            { days: returns.reportWithinDays },
          )}
        </P>
      </>
    ),
  },
  {
    id: 'condition',
    title: t('In what condition'),
    body: (
      <>
        <P>{t('So that we can take an item back, it should come to us')}</P>
        <Points
          items={[
            t('in its original packaging, where possible;'),
            t('with all its tags still attached;'),
            t('with every accessory that came with it;'),
            t('unworn, unwashed and unaltered.'),
          ]}
        />
        <P>{t('You are welcome to try on a garment, or a cushion on your sofa.')}</P>
      </>
    ),
  },
  {
    id: 'not-refundable',
    title: t('What is not refunded'),
    body: (
      <>
        <Points
          items={[
            t('Items that were damaged or altered after you received them.'),
            t('Items marked ‘Final Sale’. The mark stands beside the price before you buy.'),
          ]}
        />
        <P>
          {t(
            'Neither exception applies to an item that arrived faulty or wrong: report it within {days, plural, one {1 day} other {{days} days}} and we put it right.',
            { days: returns.reportWithinDays },
          )}
        </P>
      </>
    ),
  },
  {
    id: 'how',
    title: t('How to return'),
    body: (
      <>
        <Points
          items={[
            tRich(
              'Open the order in <orders>your orders</orders> and press ‘Return or exchange’ beside the item. You can also write to {email} or call {phone}, with your order number.',
              {
                orders: (text) => <TextLink page="orders">{text}</TextLink>,
                email: <EmailLink />,
                phone: <PhoneLink />,
              },
            ),
            t('We reply with a pickup date. Pickup is free.'),
            t('Hand over the parcel. We check it when it arrives and tell you the result.'),
          ]}
        />
      </>
    ),
  },
  {
    id: 'refund',
    title: t('Your refund'),
    body: (
      <>
        <P>
          {t(
            'A refund goes to the original payment method. It takes up to {days, plural, one {1 business day} other {{days} business days}} from the day on which the item is back with us. What you paid by UPI returns to the same UPI account. For an order paid in cash on delivery we ask you for a UPI address or a bank account, and pay it there.',
            { days: returns.refundBusinessDays },
          )}
        </P>
        <P>{t('Nothing is deducted for delivery.')}</P>
      </>
    ),
  },
  {
    id: 'exchange',
    title: t('Exchanges'),
    body: (
      <P>
        {t(
          'For another size or colour, ask for an exchange in the same {days, plural, one {1 day} other {{days} days}}. We keep the new item for you and send it once the first one is back with us.',
          { days: returns.windowDays },
        )}
      </P>
    ),
  },
  {
    id: 'before-shipment',
    title: t('Before it ships'),
    body: (
      <P>
        {tRich(
          'An order that has not been processed yet need not be returned at all: see the <policy>Cancellation Policy</policy>.',
          { policy: (text) => <TextLink page="cancellation">{text}</TextLink> },
        )}
      </P>
    ),
  },
];
