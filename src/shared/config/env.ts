/**
 * The only reader of `import.meta.env` (Jest maps this file to `env.jest.ts`). Every value has a
 * default with which the shop runs on its own origin; see the README's table of settings.
 */
const raw = import.meta.env;

export const env = {
  /** Origin (or prefix) of the API without `/v1`; the shop's own origin unless set. */
  apiUrl: raw.VITE_API_URL ?? '',
  /** Template with `{zip}`. The token is never sent there. */
  pincodeUrl: raw.VITE_PINCODE_URL ?? '/pincode/{zip}',
  isDev: raw.DEV,
  isMock: raw.MODE === 'mock',
  /** Sample facts of the store, each overridable (features/content/storeFacts.ts). */
  store: {
    legalName: raw.VITE_STORE_LEGAL_NAME,
    taxNumber: raw.VITE_STORE_TAX_NUMBER,
    address: raw.VITE_STORE_ADDRESS,
    email: raw.VITE_STORE_EMAIL,
    phone: raw.VITE_STORE_PHONE,
  },
};

/** Redux DevTools in production builds only on request. A constant, so that others leave its code out. */
export const hasDevTools = import.meta.env.DEV || import.meta.env.VITE_DEVTOOLS === 'true';
