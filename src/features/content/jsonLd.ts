/**
 * schema.org objects for search engines. Prices are rupees here, as schema.org counts major units;
 * addresses are absolute, as crawlers want them.
 */
import type { StoreDetails } from '../../shared/api/contract';
import { storeFacts } from './storeFacts';

const CONTEXT = 'https://schema.org';

export function organizationJsonLd(origin: string, store: StoreDetails) {
  return {
    '@context': CONTEXT,
    '@type': 'OnlineStore',
    name: storeFacts.name,
    legalName: store.legalName,
    taxID: store.taxNumber,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    email: store.email,
    telephone: store.phone,
    address: { '@type': 'PostalAddress', streetAddress: store.address, addressCountry: 'IN' },
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
