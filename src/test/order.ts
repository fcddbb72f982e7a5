import type { AttemptRecord, OrderPayload } from '../features/checkout/attempt';
import type { Address } from '../shared/api/contract';

export const BOWL = 'bowl-terracotta-serving';

export const ADDRESS: Address = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  street: '12 Church Street',
  appartment: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipcode: '560001',
  country: 'India',
  phone: '9876543210',
};

/** One bowl at today's price, or for another `amount`, as the checkout sends it. */
export async function bowlPayload(amount?: number): Promise<OrderPayload> {
  const answer = await fetch('http://localhost/v1/api/product/list?limit=1000');
  const { products } = (await answer.json()) as {
    products: { _id: string; name: string; salePrice: number | null; regularPrice: number }[];
  };
  const bowl = products.find((product) => product._id === BOWL)!;
  const price = amount ?? bowl.salePrice ?? bowl.regularPrice;
  return {
    address: ADDRESS,
    items: [{ _id: BOWL, name: bowl.name, quantity: 1, salePrice: price }],
    amount: price,
  };
}

/** An attempt that was just sent and has no response yet. */
export const sentAttempt = (
  uid: string,
  orderKey: string,
  payload: OrderPayload,
): AttemptRecord => ({
  orderKey,
  uid,
  status: 'sending',
  method: 'cod',
  payload,
  orderedAt: Date.now(),
  firstSentAt: Date.now(),
  lastSentAt: Date.now(),
  doubtful: 1,
  orderId: null,
  updatedAt: Date.now(),
});

/** Presses a button of the payment page. */
export const answerPayment = (url: string, action: 'pay' | 'decline'): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `action=${action}`,
    redirect: 'manual',
  });
