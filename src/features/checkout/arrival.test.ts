import type { Order } from '../../shared/api/contract';
import { arrivalText } from './arrival';

const order = (status: string): Order => ({
  _id: 'o1',
  items: [],
  address: {},
  amount: 1,
  paymentMethod: 'cod',
  status,
  date: 1,
});
const COD = 'Your order is placed. You pay when it arrives.';
const UPI = 'Your payment has arrived and your order is placed.';

describe('what the orders say when the checkout leads there', () => {
  it('is how the order is paid for', () => {
    expect(arrivalText({ placed: 'cod', orderId: 'o1' }, [order('Order Placed')])).toBe(COD);
    expect(arrivalText({ placed: 'upi', orderId: 'o1' }, [order('Packing')])).toBe(UPI);
    expect(arrivalText({}, [order('Order Placed')])).toBeNull();
  });

  it('is said before the list has the order, and when the server did not name it', () => {
    expect(arrivalText({ placed: 'cod', orderId: 'o2' }, [order('Cancelled')])).toBe(COD);
    expect(arrivalText({ placed: 'cod', orderId: null }, [order('Cancelled')])).toBe(COD);
  });

  it.each(['Cancelled', 'Delivered'])('is not said any more of an order that is %s', (status) => {
    expect(arrivalText({ placed: 'cod', orderId: 'o1' }, [order(status)])).toBeNull();
    expect(arrivalText({ placed: 'upi', orderId: 'o1' }, [order(status)])).toBeNull();
  });
});
