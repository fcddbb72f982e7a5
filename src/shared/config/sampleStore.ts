/**
 * SAMPLE DATA: Marigold Lane does not exist. A real store sets VITE_STORE_LEGAL_NAME,
 * VITE_STORE_TAX_NUMBER, VITE_STORE_ADDRESS, VITE_STORE_EMAIL and VITE_STORE_PHONE.
 */
export const sampleStore = {
  name: 'Marigold Lane',
  legalName: 'Marigold Lane Retail Private Limited',
  taxNumber: '29AAAAA0000A1Z5',
  address: '14 Marigold Lane, Indiranagar, Bengaluru, Karnataka 560038, India',
  email: 'care@marigoldlane.example',
  phone: '+91 80 0000 0000',
} as const;
