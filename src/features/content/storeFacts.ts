/**
 * All facts and numbers about the store, stated once (docs/decisions.md, "Contradictions, settled"). Pages
 * refer to these.
 */
import { env } from '../../shared/config/env';
import { newsletterTerms } from '../../shared/config/newsletterTerms';
import { returnTerms } from '../../shared/config/returnTerms';
import { sampleStore } from '../../shared/config/sampleStore';
import { t } from '../../shared/i18n/t';

const set = env.store;

export const storeFacts = {
  name: sampleStore.name,
  legalName: set.legalName ?? sampleStore.legalName,
  /** GSTIN. */
  taxNumber: set.taxNumber ?? sampleStore.taxNumber,
  /** One line; parts are separated by commas. */
  address: set.address ?? sampleStore.address,
  email: set.email ?? sampleStore.email,
  phone: set.phone ?? sampleStore.phone,
  /** True while any of these is a sample; pages then say so. */
  hasSamples: [set.legalName, set.taxNumber, set.address, set.email, set.phone].includes(undefined),
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  returns: returnTerms,
  cancellation: {
    /** From placing the order, and only until it is processed or shipped. */
    withinHours: 24,
  },
  delivery: {
    fee: t('Free'),
    promise: t('Free delivery on every order'),
    metroBusinessDays: '2-3',
    elsewhereBusinessDays: '3-5',
  },
  paymentMethods: [t('Cash on Delivery'), 'UPI'],
  support: '24/7',
  marketing: {
    rating: '4.8/5',
    newsletterPercent: newsletterTerms.percent,
    collectionPercent: 60,
    summerPercent: 40,
    stats: [
      { value: t('50K+'), label: t('Happy customers') },
      { value: '100%', label: t('Quality checked') },
      { value: '24/7', label: t('Styling and support') },
      { value: t('1M+'), label: t('Orders delivered') },
    ],
  },
} as const;

/** A map of an address, in whatever map the device prefers. */
export const mapLink = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** `tel:` wants no spaces. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
