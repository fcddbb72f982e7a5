import { mapLink, phoneLink, storeFacts } from './storeFacts';

describe('the store’s facts', () => {
  it('state one number per claim', () => {
    expect(storeFacts.returns).toEqual({
      windowDays: 7,
      reportWithinDays: 2,
      refundBusinessDays: 7,
    });
    expect(storeFacts.cancellation.withinHours).toBe(24);
    expect(storeFacts.delivery.promise).toBe('Free delivery on every order');
    expect(storeFacts.paymentMethods).toEqual(['Cash on Delivery', 'UPI']);
  });

  it('are marked as samples', () => {
    expect(storeFacts.hasSamples).toBe(true);
  });

  it('never mention a dollar price or 30 days', () => {
    expect(JSON.stringify(storeFacts)).not.toMatch(/\$|30 day/);
  });

  it('contain links that a phone understands', () => {
    expect(phoneLink(storeFacts.phone)).toMatch(/^tel:\+\d+$/);
    expect(mapLink(storeFacts.address)).toContain(encodeURIComponent(storeFacts.address));
  });
});
