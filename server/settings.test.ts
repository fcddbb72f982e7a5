/** @jest-environment node */
import { readSettings } from './settings';

describe('the settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      dataDir: '.data',
      databaseUrl: undefined,
      tokenSecret: undefined,
      publicUrl: undefined,
      trustedProxies: 0,
      payment: { provider: 'sandbox' },
    });
    expect(readSettings({ PORT: ' ', DATA_DIR: '' })).toMatchObject({
      port: 4000,
      dataDir: '.data',
    });
  });

  it('allow test payments in a public shop only if they are wanted', () => {
    const environment = { PUBLIC_URL: 'https://demo.example', PAYMENT_SANDBOX: 'yes' };
    expect(readSettings(environment).payment).toEqual({ provider: 'sandbox' });
  });

  it('are read', () => {
    const razorpay = {
      PAYMENT_PROVIDER: 'razorpay',
      PUBLIC_URL: 'https://shop.example/',
      RAZORPAY_KEY_ID: 'id',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'hook',
    };
    const rest = { PORT: '80', DATABASE_URL: 'postgresql://h/d', TRUSTED_PROXIES: '1' };
    expect(readSettings({ ...razorpay, ...rest })).toMatchObject({
      port: 80,
      databaseUrl: 'postgresql://h/d',
      publicUrl: 'https://shop.example',
      trustedProxies: 1,
      codTerms: { max: null, excludedPins: [] },
      upiHoldMs: 15 * 60_000,
      payment: { provider: 'razorpay', keyId: 'id', keySecret: 'secret', webhookSecret: 'hook' },
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, but is "eighty".'],
    [{ PORT: '65536' }, 'PORT must be a whole number'],
    [{ UPI_HOLD_MINUTES: '0' }, 'UPI_HOLD_MINUTES must be a whole number from 1 to 1440'],
    [{ COD_MAX: '10,000' }, 'COD_MAX must be rupees, such as 10000, but is "10,000".'],
    [{ COD_EXCLUDED_PINS: '797, Imphal' }, 'COD_EXCLUDED_PINS must be PIN codes'],
    [{ WEBHOOK_URL: 'erp' }, 'WEBHOOK_URL must be an address like https://erp.example/shop'],
    [{ WEBHOOK_URL: 'https://erp.example' }, 'WEBHOOK_SECRET is missing'],
    [
      { WEBHOOK_URL: 'https://erp.example', WEBHOOK_SECRET: 'whsec_c2hvcnQ=' },
      'WEBHOOK_SECRET must be whsec_ and at least 24 bytes',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters.'],
    [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL must be an address like https://shop.example'],
    [{ PUBLIC_URL: 'https://shop.example/path' }, 'PUBLIC_URL must be an address'],
    [
      { PAYMENT_PROVIDER: 'paypal' },
      'PAYMENT_PROVIDER must be sandbox or razorpay, but is "paypal".',
    ],
    [{ PAYMENT_PROVIDER: 'razorpay' }, 'PUBLIC_URL is missing'],
    [{ PUBLIC_URL: 'https://shop.example' }, 'every UPI order could be paid with nothing'],
    [
      { PAYMENT_PROVIDER: 'razorpay', PUBLIC_URL: 'https://shop.example' },
      'RAZORPAY_KEY_ID is missing: PAYMENT_PROVIDER=razorpay needs it.',
    ],
  ])("%j is refused, with the setting's name", (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });
});
