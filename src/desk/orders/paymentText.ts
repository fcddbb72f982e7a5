import type { DeskOrderRow } from '../../shared/api/deskContract';

const METHODS: Partial<Record<string, string>> = { cod: 'on delivery', upi: 'UPI' };

/** `UPI, paid` */
export function paymentText({
  paymentMethod,
  paymentStatus,
  refundDue,
}: Pick<DeskOrderRow, 'paymentMethod' | 'paymentStatus' | 'refundDue'>): string {
  const method = METHODS[paymentMethod] ?? paymentMethod;
  return `${method}, ${refundDue ? 'refund due' : paymentStatus}`;
}
