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
const UPI = 'Payment received. Your order is placed.';

describe('the message on the orders page after checkout', () => {
  it('says how the order is paid', () => {
    expect(arrivalText({ placed: 'cod', orderId: 'o1' }, [order('Order Placed')])).toBe(COD);
    expect(arrivalText({ placed: 'upi', orderId: 'o1' }, [order('Packing')])).toBe(UPI);
    expect(arrivalText({}, [order('Order Placed')])).toBeNull();
  });

  it('is shown before the list has the order, and without its id', () => {
    expect(arrivalText({ placed: 'cod', orderId: 'o2' }, [order('Cancelled')])).toBe(COD);
    expect(arrivalText({ placed: 'cod', orderId: null }, [order('Cancelled')])).toBe(COD);
  });

  it.each(['Cancelled', 'Delivered'])('is not shown for an order that is %s', (status) => {
    expect(arrivalText({ placed: 'cod', orderId: 'o1' }, [order(status)])).toBeNull();
    expect(arrivalText({ placed: 'upi', orderId: 'o1' }, [order(status)])).toBeNull();
  });
});
