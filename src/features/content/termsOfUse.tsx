import { P, Points } from './Article';
import type { ArticleSection } from './Article';
import { ReachUs, TextLink } from './ContactLines';
import { countOf } from '../../shared/lib/countOf';
import { storeFacts } from './storeFacts';
import { useStoreDetails } from './useStoreDetails';

const { delivery, returns, cancellation, paymentMethods } = storeFacts;
const window = countOf(returns.windowDays, 'day');
const hours = countOf(cancellation.withinHours, 'hour');

export const termsSummary = (legalName: string): string =>
  `These terms are the agreement between you and ${legalName} whenever you use this shop or order from it.`;

function WhoWeAre() {
  const { legalName, taxNumber, address } = useStoreDetails();
  return (
    <P>
      <span>{`${storeFacts.name} is run by ${legalName}, GSTIN ${taxNumber}, ${address}. `}</span>
      To reach us, <ReachUs />.
    </P>
  );
}

export const termsSections: readonly ArticleSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    body: <WhoWeAre />,
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <P>
          You can look around, search and fill a cart without an account. To order, to see your
          orders and to write reviews you need one.
        </P>
        <Points
          items={[
            'Give your own name and an email address that reaches you.',
            'Keep your password to yourself; you are responsible for what is ordered with it.',
            'Tell us at once if you think that someone else uses your account.',
          ]}
        />
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Products and prices',
    body: (
      <>
        <P>
          Prices are in Indian rupees and include all taxes. Where two prices are shown, you pay the
          lower one. If a price changes while an item is in your cart, we show you both prices and
          ask before you order.
        </P>
        <P>
          Colours differ a little from screen to screen, and handmade items from piece to piece. An
          item that sells out stays visible, marked as out of stock.
        </P>
      </>
    ),
  },
  {
    id: 'orders',
    title: 'Orders',
    body: (
      <P>
        Your order is an offer to buy; it becomes a contract when we confirm it on the screen. You
        may cancel it within {hours}, unless it is being packed or has been shipped by then: see the{' '}
        <TextLink page="cancellation" />.
      </P>
    ),
  },
  {
    id: 'payment',
    title: 'Payment',
    body: (
      <>
        <P>{`We accept ${paymentMethods.join(' and ')}.`}</P>
        <Points
          items={[
            'Cash on Delivery: you pay the person who brings the parcel.',
            'UPI: you approve the payment in your own UPI app. We never see your PIN.',
          ]}
        />
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery',
    body: (
      <P>
        {delivery.promise}, whatever it weighs and wherever in India it goes. It takes{' '}
        {delivery.metroBusinessDays} business days in metros and {delivery.elsewhereBusinessDays}{' '}
        business days elsewhere. These are estimates: strikes, floods and festivals can make them
        longer, and we then tell you.
      </P>
    ),
  },
  {
    id: 'returns',
    title: 'Returns and refunds',
    body: (
      <P>
        You may return what you bought within {window} of receipt, free. What can be returned, and
        how the money comes back, is set out in the <TextLink page="returns" />.
      </P>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews',
    body: (
      <P>
        You may write one review of each product, and change or delete it at any time. Write about
        the product, in your own words. We remove what is unlawful, abusive or advertising, and
        nothing else.
      </P>
    ),
  },
  {
    id: 'use',
    title: 'Fair use of the shop',
    body: (
      <Points
        items={[
          'Pictures, texts and designs in this shop are ours or our suppliers’. Share links to them gladly; ask before you copy them.',
          'Do not disturb the shop: no automated ordering, no attempts to get at other people’s data.',
        ]}
      />
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <P>
        We are liable for what we sell and do as the law provides, and nothing here takes away the
        rights that the Consumer Protection Act, 2019 gives you. We are not liable for losses that
        neither of us could foresee, or for delays that are beyond our control.
      </P>
    ),
  },
  {
    id: 'law',
    title: 'Law, disputes and changes',
    body: (
      <>
        <P>
          Indian law applies. If you have a complaint, please tell us first: <ReachUs />. The courts
          at the place of our registered office are competent, unless the law gives you another.
        </P>
        <P>
          We may change these terms for the future. An order is governed by the terms that stood on
          this page when it was placed. How we treat your data is set out in the{' '}
          <TextLink page="privacy" />.
        </P>
      </>
    ),
  },
];
