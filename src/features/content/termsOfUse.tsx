import { P, Points } from './Article';
import type { ArticleSection } from './Article';
import { EmailLink, PhoneLink, TextLink } from './ContactLines';
import { t } from '../../shared/i18n/t';
import { tRich } from '../../shared/i18n/tRich';
import { storeFacts } from './storeFacts';
import { useStoreDetails } from './useStoreDetails';

const { delivery, returns, cancellation, paymentMethods } = storeFacts;
const [cash, upi] = paymentMethods;

export const termsSummary = (legalName: string): string =>
  t(
    'These terms are the agreement between you and {legalName} whenever you use this shop or order from it.',
    { legalName },
  );

function WhoWeAre() {
  const { legalName, taxNumber, address } = useStoreDetails();
  return (
    <P>
      {tRich(
        '<owner>{shop} is run by {legalName}, GSTIN {taxNumber}, {address}.</owner> To reach us, write to {email} or call {phone}.',
        {
          owner: (text) => <span>{text}</span>,
          shop: storeFacts.name,
          legalName,
          taxNumber,
          address,
          email: <EmailLink />,
          phone: <PhoneLink />,
        },
      )}
    </P>
  );
}

export const termsSections: readonly ArticleSection[] = [
  {
    id: 'who',
    title: t('Who we are'),
    body: <WhoWeAre />,
  },
  {
    id: 'account',
    title: t('Your account'),
    body: (
      <>
        <P>
          {t(
            'You can look around, search and fill a cart without an account. To order, to see your orders and to write reviews you need one.',
          )}
        </P>
        <Points
          items={[
            t('Give your own name and an email address that reaches you.'),
            t('Keep your password to yourself; you are responsible for what is ordered with it.'),
            t('Tell us at once if you think that someone else uses your account.'),
          ]}
        />
      </>
    ),
  },
  {
    id: 'prices',
    title: t('Products and prices'),
    body: (
      <>
        <P>
          {t(
            'Prices are in Indian rupees and include all taxes. Where two prices are shown, you pay the lower one. If a price changes while an item is in your cart, we show you both prices and ask before you order.',
          )}
        </P>
        <P>
          {t(
            'Colours differ a little from screen to screen, and handmade items from piece to piece. An item that sells out stays visible, marked as out of stock.',
          )}
        </P>
      </>
    ),
  },
  {
    id: 'orders',
    title: t('Orders'),
    body: (
      <P>
        {tRich(
          'Your order is an offer to buy; it becomes a contract when we confirm it on the screen. You may cancel it within {hours, plural, one {1 hour} other {{hours} hours}}, unless it is being packed or has been shipped by then: see the <policy>Cancellation Policy</policy>.',
          {
            hours: cancellation.withinHours,
            policy: (text) => <TextLink page="cancellation">{text}</TextLink>,
          },
        )}
      </P>
    ),
  },
  {
    id: 'payment',
    title: t('Payment'),
    body: (
      <>
        <P>{t('We accept {cash} and {upi}.', { cash, upi })}</P>
        <Points
          items={[
            t('Cash on Delivery: you pay the person who brings the parcel.'),
            t('UPI: you approve the payment in your own UPI app. We never see your PIN.'),
          ]}
        />
      </>
    ),
  },
  {
    id: 'delivery',
    title: t('Delivery'),
    body: (
      <P>
        {t(
          '{promise}, whatever it weighs and wherever in India it goes. It takes {metroDays} business days in metros and {elsewhereDays} business days elsewhere. These are estimates: strikes, floods and festivals can make them longer, and we then tell you.',
          {
            promise: delivery.promise,
            metroDays: delivery.metroBusinessDays,
            elsewhereDays: delivery.elsewhereBusinessDays,
          },
        )}
      </P>
    ),
  },
  {
    id: 'returns',
    title: t('Returns and refunds'),
    body: (
      <P>
        {tRich(
          'You may return what you bought within {days, plural, one {1 day} other {{days} days}} of receipt, free. What can be returned, and how the money comes back, is set out in the <policy>Return & Refund Policy</policy>.',
          {
            days: returns.windowDays,
            policy: (text) => <TextLink page="returns">{text}</TextLink>,
          },
        )}
      </P>
    ),
  },
  {
    id: 'reviews',
    title: t('Reviews'),
    body: (
      <P>
        {t(
          'You may write one review of each product, and change or delete it at any time. Write about the product, in your own words. We remove what is unlawful, abusive or advertising, and nothing else.',
        )}
      </P>
    ),
  },
  {
    id: 'use',
    title: t('Fair use of the shop'),
    body: (
      <Points
        items={[
          t(
            'Pictures, texts and designs in this shop are ours or our suppliers’. Share links to them gladly; ask before you copy them.',
          ),
          t(
            'Do not disturb the shop: no automated ordering, no attempts to get at other people’s data.',
          ),
        ]}
      />
    ),
  },
  {
    id: 'liability',
    title: t('Liability'),
    body: (
      <P>
        {t(
          'We are liable for what we sell and do as the law provides, and nothing here takes away the rights that the Consumer Protection Act, 2019 gives you. We are not liable for losses that neither of us could foresee, or for delays that are beyond our control.',
        )}
      </P>
    ),
  },
  {
    id: 'law',
    title: t('Law, disputes and changes'),
    body: (
      <>
        <P>
          {tRich(
            'Indian law applies. If you have a complaint, please tell us first: write to {email} or call {phone}. The courts at the place of our registered office are competent, unless the law gives you another.',
            { email: <EmailLink />, phone: <PhoneLink /> },
          )}
        </P>
        <P>
          {tRich(
            'We may change these terms for the future. An order is governed by the terms that stood on this page when it was placed. How we treat your data is set out in the <policy>Privacy Policy</policy>.',
            { policy: (text) => <TextLink page="privacy">{text}</TextLink> },
          )}
        </P>
      </>
    ),
  },
];
