import type { ReturnReason } from '../api/contract';

/** Why something is returned, in the words of the shopper, whom the operator reads too. */
export const returnReasons: Record<ReturnReason, string> = {
  size: 'It does not fit',
  mind: 'I changed my mind',
  description: 'It is not as described',
  damaged: 'It arrived damaged',
  wrong: 'It is not what I ordered',
};
