import { onward } from './onward';

describe('the statuses that several orders can move on to', () => {
  it('are those of all of them', () => {
    expect(
      onward([
        ['Packing', 'Shipped'],
        ['Shipped', 'Delivered'],
      ]),
    ).toEqual(['Shipped']);
  });

  it('never end an order without a delivery', () => {
    expect(onward([['Packing', 'Cancelled', 'Lost']])).toEqual(['Packing']);
  });

  it('are none for no orders, and for orders that have ended', () => {
    expect(onward([])).toEqual([]);
    expect(onward([['Packing'], []])).toEqual([]);
  });
});
