import { P, Points } from './Article';
import type { ArticleSection } from './Article';
import { ReachUs, TextLink } from './ContactLines';
import { countOf } from '../../shared/lib/countOf';
import { storeFacts } from './storeFacts';

const hours = countOf(storeFacts.cancellation.withinHours, 'hour');
const refund = countOf(storeFacts.returns.refundBusinessDays, 'business day');

export const cancellationSummary = `You may cancel an order within ${hours} of placing it, as long as it has not been processed or shipped, and you get the full amount back.`;

export const cancellationSections: readonly ArticleSection[] = [
  {
    id: 'when',
    title: 'When you may cancel',
    body: (
      <>
        <P>
          You can cancel within {hours} of placing the order. Once an order has been processed or
          shipped, it can no longer be cancelled, even when the {hours} are not over. Processing
          begins when we start packing it.
        </P>
        <P>The order’s page says until when, and shows the button until then.</P>
      </>
    ),
  },
  {
    id: 'how',
    title: 'How to cancel',
    body: (
      <Points
        items={[
          <>
            Open <TextLink page="orders" />, choose the order and press its cancel button.
          </>,
          <>
            If you cannot sign in, <ReachUs />. Keep your order number ready.
          </>,
          'The whole order is cancelled. To change its address or its items, cancel and order again.',
        ]}
      />
    ),
  },
  {
    id: 'refund',
    title: 'Your money',
    body: (
      <>
        <P>
          An order that is cancelled before shipment is refunded in full, to the original payment
          method, within {refund}.
        </P>
        <P>For cash on delivery nothing has been paid, so there is nothing to refund.</P>
      </>
    ),
  },
  {
    id: 'by-us',
    title: 'When we cancel',
    body: (
      <P>
        It is rare, but an item can turn out to be sold out or damaged in our own store. We then
        cancel the order or the part of it that we cannot send, tell you by email, and refund what
        was paid for it in the same way.
      </P>
    ),
  },
  {
    id: 'too-late',
    title: 'When it is too late to cancel',
    body: (
      <P>
        A parcel on its way can be returned once you have it, free: see the{' '}
        <TextLink page="returns" />. You may also simply refuse it at the door.
      </P>
    ),
  },
];
