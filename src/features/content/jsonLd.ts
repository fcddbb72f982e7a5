/**
 * schema.org objects for search engines. Prices are rupees here, as schema.org counts major units;
 * addresses are absolute, as crawlers want them.
 */
import { storeFacts } from './storeFacts';

const CONTEXT = 'https://schema.org';

const absolute = (path: string, origin: string): string => new URL(path, origin).href;

export function organizationJsonLd(origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'OnlineStore',
    name: storeFacts.name,
    legalName: storeFacts.legalName,
    taxID: storeFacts.taxNumber,
    url: absolute('/', origin),
    logo: absolute('/icons/icon-512.png', origin),
    email: storeFacts.email,
    telephone: storeFacts.phone,
    address: { '@type': 'PostalAddress', streetAddress: storeFacts.address, addressCountry: 'IN' },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'IN',
      returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
      merchantReturnDays: storeFacts.returns.windowDays,
      returnFees: `${CONTEXT}/FreeReturn`,
      returnMethod: `${CONTEXT}/ReturnByMail`,
    },
  };
}
