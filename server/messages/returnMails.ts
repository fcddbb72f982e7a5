/** The texts of messages to shoppers about returns and exchanges, in the language of `t`. Pure. */
import { orderNumber } from '../../src/features/orders/orderFilter';
import { variantPhrase } from '../../src/shared/api/variantText';
import { t } from '../../src/shared/i18n/t';
import { formatPaise } from '../services/money';
import type { OrderRecord, ReturnRecord, ShopperReturnMessageKind } from '../services/ports';
import { greeting, itemName, linkToOrder, mail, shipmentLines, type Mail } from './compose';

export interface ReturnSubject {
  record: ReturnRecord;
  order: OrderRecord;
}

export function returnedUnits({ record, order }: ReturnSubject): string {
  const { productId, variant, quantity } = record;
  const item = order.items.find(({ _id, size }) => _id === productId && size === variant);
  return `${String(quantity)} × ${item ? itemName(item) : productId}`;
}

interface Words {
  subject: string;
  lines: string[];
}

/** A return and an exchange have sentences of their own: the words around them differ in other languages. */
function returnWords(kind: ShopperReturnMessageKind, subject: ReturnSubject): Words {
  const { record, order } = subject;
  const isExchange = record.kind === 'exchange';
  const number = orderNumber(order.id);
  const amount = formatPaise(record.amount);
  const units = returnedUnits(subject);
  const wanted = record.wanted === null ? null : variantPhrase(record.wanted);
  switch (kind) {
    case 'return-requested':
      return {
        subject: isExchange
          ? t('We have your request for an exchange')
          : t('We have your request for a return'),
        lines: [
          isExchange
            ? t('You would like to exchange this of order {number}: {units}.', { number, units })
            : t('You would like to return this of order {number}: {units}.', { number, units }),
          t('We reply soon with a pickup date. Pickup is free.'),
        ],
      };
    case 'return-accepted':
      return {
        subject: isExchange ? t('Your exchange is accepted') : t('Your return is accepted'),
        lines: [
          t('Please pack {units} with its tags and everything that came with it.', { units }),
          t('A courier picks up the parcel. Pickup is free.'),
        ],
      };
    case 'return-declined':
      return {
        subject: isExchange ? t('Your exchange was declined') : t('Your return was declined'),
        lines: [t('We cannot take back {units}.', { units }), record.answer ?? ''],
      };
    case 'return-received':
      return {
        subject: isExchange ? t('Your exchange has arrived') : t('Your return has arrived'),
        lines: [t('{units} is back with us.', { units }), nextText(isExchange, wanted, amount)],
      };
    case 'return-refunded':
      return {
        subject: t('We have refunded {amount}', { amount }),
        lines: [
          t('This is for {units} of order {number}.', { units, number }),
          t('Your bank may take a few days to show it in your account.'),
        ],
      };
    case 'return-replaced':
      return {
        subject: t('Your exchange is on its way'),
        lines: [
          wanted === null
            ? t('You get a new one for {units}.', { units })
            : t('You get {variant} for {units}.', { variant: wanted, units }),
          ...shipmentLines(record),
        ],
      };
  }
}

/** What happens after the parcel has arrived at the store. */
function nextText(isExchange: boolean, wanted: string | null, amount: string): string {
  if (!isExchange) return t('{amount} goes back to you within 7 business days.', { amount });
  return wanted === null
    ? t('We send a new one next.')
    : t('We send {variant} next.', { variant: wanted });
}

/** @param publicUrl the shop's origin */
export function returnMail(
  kind: ShopperReturnMessageKind,
  subject: ReturnSubject,
  name: string,
  publicUrl: string,
): Mail {
  const words = returnWords(kind, subject);
  const lines = words.lines.filter((line) => line !== '');
  return mail(words.subject, [greeting(name), ...lines], linkToOrder(subject.order, publicUrl));
}
