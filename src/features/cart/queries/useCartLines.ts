import { useMemo } from 'react';
import { useAppSelector } from '../../../app/hooks';
import type { Product } from '../../../shared/api/contract';
import { MAX_LINES, TOO_MANY_LINES } from '../../../shared/api/orderLimits';
import { t } from '../../../shared/i18n/t';
import { unitsLeft } from '../../../shared/lib/stock';
import { lacksColour } from '../../../shared/api/colours';
import { isSoldIn } from '../../../shared/lib/variants';
import type { Paise } from '../../../shared/lib/money';
import { selectProductEntities, selectReceived } from '../../catalog/catalogSelectors';
import { displayedPrice, NO_PRICE } from '../../catalog/price';
import { useMissingProducts } from '../../catalog/queries/useMissingProducts';
import { lineKey } from '../../../sync/quantityMap';
import { selectCartLines, selectLinePrices, type CartLine } from '../cartSelectors';

/** Why a line cannot be ordered; null if it can. */
export type LineProblem =
  | null
  | 'gone'
  | 'size-gone'
  | 'sold-out'
  | 'short'
  | 'no-price'
  /** It is older than the choice of colours. */
  | 'no-colour';

/** Placeholder for the name of a product that this device has not read yet. */
export const NOT_LOADED = t('Not loaded yet');

const texts: Record<Exclude<LineProblem, null | 'short'>, string> = {
  gone: t('No longer available'),
  'size-gone': t('This size is no longer available'),
  'sold-out': t('Out of stock'),
  'no-price': NO_PRICE,
  'no-colour': t('Choose a colour'),
};

export interface CartLineView extends CartLine {
  product: Product | undefined;
  /** In paise; null if the price is unknown. */
  unitPaise: Paise | null;
  linePaise: Paise | null;
  problem: LineProblem;
  /** Units in stock; null if the shop does not count them. */
  left: number | null;
  /** The price at which it was added (paise), if today's differs. */
  oldUnitPaise?: Paise;
}

/** What prevents a line from being ordered, in words; null if nothing does. */
export function problemText({ problem, left }: Pick<CartLineView, 'problem' | 'left'>) {
  if (problem === 'short') return t('Only {count} left', { count: left ?? 0 });
  return problem && texts[problem];
}

export interface CartView {
  lines: CartLineView[];
  /** In paise, of the lines that can be ordered. */
  totalPaise: Paise;
  /** Units, of all lines. */
  count: number;
  /** Lines that prevent an order. */
  blocked: CartLineView[];
}

function problemOf(
  product: Product | undefined,
  { size, quantity }: CartLine,
  left: number | null,
  unitPaise: Paise | null,
  isToday: boolean,
): LineProblem {
  if (product === undefined) return isToday ? 'gone' : null;
  if (lacksColour(product, size)) return 'no-colour';
  if (!isSoldIn(product, size)) return isToday ? 'size-gone' : null;
  if (!product.inStock || left === 0) return 'sold-out';
  if (left !== null && left < quantity) return 'short';
  return unitPaise === null ? 'no-price' : null;
}

/**
 * Joins a line with its product. `isToday`: the list is of this visit; a stored one may be older than the
 * product, so by it nothing counts as gone.
 */
export function viewOf(
  line: CartLine,
  product: Product | undefined,
  putInAt: Paise | undefined,
  isToday: boolean,
): CartLineView {
  const unitPaise = product ? displayedPrice(product) : null;
  const left = product ? unitsLeft(product, line.size) : null;
  const problem = problemOf(product, line, left, unitPaise, isToday);
  const hasChanged = putInAt !== undefined && unitPaise !== null && putInAt !== unitPaise;
  return {
    ...line,
    product,
    unitPaise,
    linePaise: unitPaise === null ? null : unitPaise * line.quantity,
    problem,
    left,
    ...(hasChanged && { oldUnitPaise: putInAt }),
  };
}

export function summarize(lines: CartLineView[]): CartView {
  const orderable = lines.filter(({ problem }) => problem === null);
  return {
    lines,
    totalPaise: orderable.reduce((sum, { linePaise }) => sum + (linePaise ?? 0), 0),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    blocked: lines.filter(({ problem }) => problem !== null),
  };
}

/** What to do about a cart with more lines than an order may have; null if it fits. */
export function lineLimitText({ lines }: CartView): string | null {
  const over = lines.length - MAX_LINES;
  return over > 0
    ? `${TOO_MANY_LINES} ${t('Remove {count} to check out.', { count: over })}`
    : null;
}

/** The cart joined with the catalogue; money in integer paise. */
export function useCartLines(): CartView {
  const lines = useAppSelector(selectCartLines);
  const products = useAppSelector(selectProductEntities);
  const prices = useAppSelector(selectLinePrices);
  const isReceived = useAppSelector(selectReceived) !== 'nothing';
  const ids = useMemo(() => lines.map(({ productId }) => productId), [lines]);
  const { isSettled } = useMissingProducts(ids);
  const isToday = isReceived && isSettled;
  return useMemo(
    () =>
      summarize(
        lines.map((line) => viewOf(line, products[line.productId], prices[lineKey(line)], isToday)),
      ),
    [lines, products, prices, isToday],
  );
}
