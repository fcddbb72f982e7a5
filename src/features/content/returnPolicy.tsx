import { P, Points } from './Article';
import type { ArticleSection } from './Article';
import { ReachUs, TextLink } from './ContactLines';
import { countOf } from '../../shared/lib/countOf';
import { storeFacts } from './storeFacts';

const { returns } = storeFacts;
const window = countOf(returns.windowDays, 'day');
const report = countOf(returns.reportWithinDays, 'day');
const refund = countOf(returns.refundBusinessDays, 'business day');

export const returnSummary = `You may return what you bought within ${window} of receiving it, free. The money is refunded to the original payment method within ${refund}.`;

export const returnSections: readonly ArticleSection[] = [
  {
    id: 'window',
    title: 'When you may return',
    body: (
      <>
        <P>
          The return and refund window is {window} from the day you receive your order. Request the
          return within these {window}; the parcel itself may travel longer.
        </P>
        <P>
          If something arrives damaged, or is not what you ordered, please tell us within {report}{' '}
          of receipt, with a photograph if you can. We then replace it or refund it, as you prefer.
        </P>
      </>
    ),
  },
  {
    id: 'condition',
    title: 'In what condition',
    body: (
      <>
        <P>So that we can take an item back, it should come to us</P>
        <Points
          items={[
            'in its original packaging, where possible;',
            'with all its tags still attached;',
            'with every accessory that came with it;',
            'unworn, unwashed and unaltered.',
          ]}
        />
        <P>You are welcome to try on a garment, or a cushion on your sofa.</P>
      </>
    ),
  },
  {
    id: 'not-refundable',
    title: 'What is not refunded',
    body: (
      <>
        <Points
          items={[
            'Items that were damaged or altered after you received them.',
            'Items marked ‘Final Sale’. The mark stands beside the price before you buy.',
          ]}
        />
        <P>
          Neither exception applies to an item that arrived faulty or wrong: report it within{' '}
          {report} and we put it right.
        </P>
      </>
    ),
  },
  {
    id: 'how',
    title: 'How to return',
    body: (
      <>
        <Points
          items={[
            <>
              Open the order in <TextLink page="orders" /> and press ‘Return or exchange’ beside the
              item. You can also <ReachUs />, with your order number.
            </>,
            'We reply with a pickup date. Pickup is free.',
            'Hand over the parcel. We check it when it arrives and tell you the result.',
          ]}
        />
      </>
    ),
  },
  {
    id: 'refund',
    title: 'Your refund',
    body: (
      <>
        <P>
          A refund goes to the original payment method. It takes up to {refund} from the day on
          which the item is back with us. What you paid by UPI returns to the same UPI account. For
          an order paid in cash on delivery we ask you for a UPI address or a bank account, and pay
          it there.
        </P>
        <P>Nothing is deducted for delivery.</P>
      </>
    ),
  },
  {
    id: 'exchange',
    title: 'Exchanges',
    body: (
      <P>
        For another size or colour, ask for an exchange in the same {window}. We keep the new item
        for you and send it once the first one is back with us.
      </P>
    ),
  },
  {
    id: 'before-shipment',
    title: 'Before it ships',
    body: (
      <P>
        An order that has not been processed yet need not be returned at all: see the{' '}
        <TextLink page="cancellation" />.
      </P>
    ),
  },
];
