/**
 * The only reader of `import.meta.env` (Jest maps this file to `env.jest.ts`). Every value has a
 * default with which the shop runs on its own origin; see the README's table of settings.
 */
export const env = {
  /** Origin (or prefix) of the API without `/v1`; the shop's own origin unless set. */
  apiUrl: import.meta.env.VITE_API_URL ?? '',
  /** Template with `{zip}`. The token is never sent there. */
  pincodeUrl: import.meta.env.VITE_PINCODE_URL ?? '/pincode/{zip}',
  isDev: import.meta.env.DEV,
  isMock: import.meta.env.MODE === 'mock',
  /** Sample facts of the store, each overridable (features/content/storeFacts.ts). */
  store: {
    legalName: import.meta.env.VITE_STORE_LEGAL_NAME,
    taxNumber: import.meta.env.VITE_STORE_TAX_NUMBER,
    address: import.meta.env.VITE_STORE_ADDRESS,
    email: import.meta.env.VITE_STORE_EMAIL,
    phone: import.meta.env.VITE_STORE_PHONE,
  },
};

/** Redux DevTools in production builds only on request. A constant, so that others leave its code out. */
export const hasDevTools = import.meta.env.DEV || import.meta.env.VITE_DEVTOOLS === 'true';

/** Of this build (docs/adr/0027-one-build-a-language.md). The build sets both; constants, as above. */
export const language = import.meta.env.LANGUAGE;
/** All languages that the shop is built in. */
export const languages = import.meta.env.LANGUAGES;
