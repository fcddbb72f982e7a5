import { groupDigits } from '../../../shared/lib/money';

export const countOf = (total: number): string =>
  `${groupDigits(total)} ${total === 1 ? 'product' : 'products'}`;
