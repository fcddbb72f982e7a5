import * as v from 'valibot';
import { AddressSchema, type Address, type Order } from '../../shared/api/contract';

const SAVED_ADDRESSES = 3;

/** Addresses of earlier orders that are valid today; newest first, without duplicates. */
export function savedAddresses(orders: readonly Order[]): Address[] {
  const seen = new Set<string>();
  const saved: Address[] = [];
  for (const order of orders) {
    const parsed = v.safeParse(AddressSchema, order.address);
    if (!parsed.success) continue;
    const key = JSON.stringify(parsed.output).toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    saved.push(parsed.output);
    if (saved.length === SAVED_ADDRESSES) break;
  }
  return saved;
}
