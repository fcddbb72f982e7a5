import { groupDigits } from './money';

/** `2` and `day` to `2 days`. */
export const countOf = (count: number, unit: string): string =>
  `${groupDigits(count)} ${unit}${count === 1 ? '' : 's'}`;
