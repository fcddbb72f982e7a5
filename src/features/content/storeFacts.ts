/**
 * All facts and numbers about the store, stated once (docs/decisions.md, "Contradictions, settled"). Pages
 * refer to these.
 */
import { env } from '../../shared/config/env';
import { newsletterTerms } from '../../shared/config/newsletterTerms';
import { returnTerms } from '../../shared/config/returnTerms';

/**
 * SAMPLE DATA: Marigold Lane does not exist. A real store sets VITE_STORE_LEGAL_NAME,
 * VITE_STORE_TAX_NUMBER, VITE_STORE_ADDRESS, VITE_STORE_EMAIL and VITE_STORE_PHONE.
 */
const sample = {
  legalName: 'Marigold Lane Retail Private Limited',
  taxNumber: '29AAAAA0000A1Z5',
  address: '14 Marigold Lane, Indiranagar, Bengaluru, Karnataka 560038, India',
  email: 'care@marigoldlane.example',
  phone: '+91 80 0000 0000',
} as const;

const set = env.store;

export const storeFacts = {
  name: 'Marigold Lane',
  legalName: set.legalName ?? sample.legalName,
  /** GSTIN. */
  taxNumber: set.taxNumber ?? sample.taxNumber,
  /** One line; parts are separated by commas. */
  address: set.address ?? sample.address,
  email: set.email ?? sample.email,
  phone: set.phone ?? sample.phone,
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
    fee: 'Free',
    promise: 'Free delivery on every order',
    metroBusinessDays: '2-3',
    elsewhereBusinessDays: '3-5',
  },
  paymentMethods: ['Cash on Delivery', 'UPI'],
  cookies: {
    loginDays: 2,
    rememberMeWeeks: 2,
    screenOptionsYears: 1,
    commentYears: 1,
  },
  support: '24/7',
  marketing: {
    rating: '4.8/5',
    newsletterPercent: newsletterTerms.percent,
    collectionPercent: 60,
    summerPercent: 40,
    stats: [
      { value: '50K+', label: 'Happy customers' },
      { value: '100%', label: 'Quality checked' },
      { value: '24/7', label: 'Styling and support' },
      { value: '1M+', label: 'Orders delivered' },
    ],
  },
  /** When the policy texts last changed (ISO date). */
  policiesUpdated: '2026-11-28',
} as const;

/** A map of the store's address, in whatever map the device prefers. */
export const mapLink = (): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(storeFacts.address)}`;

/** `tel:` wants no spaces. */
export const phoneLink = (): string => `tel:${storeFacts.phone.replace(/[^\d+]/g, '')}`;
