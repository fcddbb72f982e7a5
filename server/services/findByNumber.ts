import type { OrderRecord, ReturnRecord, Store } from './ports';
import { Refusal } from './refusal';

/**
 * Finds an order or a return by its id, or by the number that shoppers see: the id's last eight characters.
 *
 * @param what for the refusal: `order`, `return`
 */
async function named<T extends { id: string }>(
  repository: {
    find: (id: string) => Promise<T | undefined>;
    endingWith: (end: string) => Promise<T[]>;
  },
  what: string,
  name: string,
): Promise<T> {
  const id = name.trim().toLowerCase();
  const whole = await repository.find(id);
  if (whole) return whole;
  const [found, ...others] = /^[0-9a-f]{8}$/.test(id) ? await repository.endingWith(id) : [];
  if (!found) throw new Refusal('not-found', `There is no ${what} ${name}.`);
  if (others.length > 0) {
    const ids = [found, ...others].map((one) => one.id).join(', ');
    throw new Refusal(
      'conflict',
      `Several ${what}s end in ${name}: ${ids}. Please name one whole.`,
    );
  }
  return found;
}

export const orderNamed = ({ orders }: Store, name: string): Promise<OrderRecord> =>
  named(orders, 'order', name);

export const returnNamed = ({ returns }: Store, name: string): Promise<ReturnRecord> =>
  named(returns, 'return', name);
