import { organizationJsonLd } from './jsonLd';
import { storeFacts } from './storeFacts';

const ORIGIN = 'https://shop.example';

describe('structured data', () => {
  it('says who the store is, with absolute addresses', () => {
    const data = organizationJsonLd(ORIGIN, storeFacts);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      url: 'https://shop.example/',
      legalName: storeFacts.legalName,
    });
    expect(data.hasMerchantReturnPolicy.merchantReturnDays).toBe(storeFacts.returns.windowDays);
  });
});
