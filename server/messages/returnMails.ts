/** The texts of messages about returns and exchanges. Pure. */
import { orderNumber } from '../../src/features/orders/orderFilter';
import { variantPhrase } from '../../src/shared/api/variantText';
import { returnReasons } from '../../src/shared/config/returnReasons';
import { orderPath } from '../../src/shared/config/paths';
import { formatPaise } from '../services/money';
import type { OrderRecord, ReturnMessageKind, ReturnRecord } from '../services/ports';
import { itemName, mail, shipmentLines, type Mail } from './compose';

interface Subject {
  record: ReturnRecord;
  order: OrderRecord;
}

function returnedUnits({ record, order }: Subject): string {
  const { productId, variant, quantity } = record;
  const item = order.items.find(({ _id, size }) => _id === productId && size === variant);
  return `${String(quantity)} × ${item ? itemName(item) : productId}`;
}

function returnWords(
  kind: ReturnMessageKind,
  subject: Subject,
): { subject: string; lines: string[] } {
  const { record, order } = subject;
  const isExchange = record.kind === 'exchange';
  const what = isExchange ? 'exchange' : 'return';
  const number = orderNumber(order.id);
  const amount = formatPaise(record.amount);
  const units = returnedUnits(subject);
  const wanted = record.wanted === null ? null : (variantPhrase(record.wanted) ?? 'a new one');
  switch (kind) {
    case 'return-requested':
      return {
        subject: `We have your request for ${isExchange ? 'an exchange' : 'a return'}`,
        lines: [
          `You would like to ${what} this of order ${number}: ${units}.`,
          'We reply soon with a pickup date. Pickup is free.',
        ],
      };
    case 'return-accepted':
      return {
        subject: `Your ${what} is accepted`,
        lines: [
          `Please pack ${units} with its tags and everything that came with it.`,
          'A courier picks up the parcel. Pickup is free.',
        ],
      };
    case 'return-declined':
      return {
        subject: `Your ${what} was declined`,
        lines: [`We cannot take back ${units}.`, record.answer ?? ''],
      };
    case 'return-received':
      return {
        subject: `Your ${what} has arrived`,
        lines: [
          `${units} is back with us.`,
          isExchange
            ? `We send ${wanted ?? 'the new one'} next.`
            : `${amount} goes back to you within 7 business days.`,
        ],
      };
    case 'return-refunded':
      return {
        subject: `We have refunded ${amount}`,
        lines: [
          `This is for ${units} of order ${number}.`,
          'Your bank may take a few days to show it in your account.',
        ],
      };
    case 'return-replaced':
      return {
        subject: 'Your exchange is on its way',
        lines: [`You get ${wanted ?? 'a new one'} for ${units}.`, ...shipmentLines(record)],
      };
    case 'operator-new-return':
      return {
        subject: `New ${what} of order ${number}: ${units}`,
        lines: [
          `“${returnReasons[record.reason]}.” ${record.note}`.trim(),
          ...(wanted === null ? [] : [`Wanted instead: ${wanted}.`]),
          `npm run shop -- returns show ${orderNumber(record.id)}`,
        ],
      };
  }
}

/** @param publicUrl the shop's origin */
export function returnMail(
  kind: ReturnMessageKind,
  subject: Subject,
  name: string,
  publicUrl: string,
): Mail {
  const words = returnWords(kind, subject);
  const lines = words.lines.filter((line) => line !== '');
  if (kind === 'operator-new-return') return mail(words.subject, lines, null);
  return mail(words.subject, [`Namaste ${name},`, ...lines], {
    label: 'See your order',
    url: new URL(orderPath(subject.order.id), publicUrl).href,
  });
}
