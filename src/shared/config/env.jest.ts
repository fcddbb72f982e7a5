/** Jest's twin of `env.ts`: Node has no `import.meta.env`, and fetch there needs an absolute URL. */
import type { env as browserEnv } from './env';

export const env: typeof browserEnv = {
  apiUrl: 'http://localhost',
  pincodeUrl: 'http://localhost/pincode/{zip}',
  isDev: false,
  isMock: false,
  store: {
    legalName: undefined,
    taxNumber: undefined,
    address: undefined,
    email: undefined,
    phone: undefined,
  },
};

export const hasDevTools = false;
export const language = 'en';
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
];
