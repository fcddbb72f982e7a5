/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_PINCODE_URL?: string;
  readonly VITE_DEVTOOLS?: string;
  readonly VITE_STORE_LEGAL_NAME?: string;
  readonly VITE_STORE_TAX_NUMBER?: string;
  readonly VITE_STORE_ADDRESS?: string;
  readonly VITE_STORE_EMAIL?: string;
  readonly VITE_STORE_PHONE?: string;
  readonly LANGUAGE: string;
  readonly LANGUAGES: readonly { code: string; name: string }[];
}
