import type { CodTerms } from '../src/shared/api/orderLimits';
import type { BucketSettings } from './media/bucket';
import type { MailSettings } from './messages/transport';
import type { PushSettings } from './messages/push';
import type { WebhookSettings } from './messages/webhooks';
import { SIGN_UP_PAUSES } from './services/attemptLimits';
import { sampleStore } from '../src/shared/config/sampleStore';
import {
  ORDERS_PER_HOUR,
  STAFF_REFUND_LIMIT,
  UPI_HOLD_MINUTES,
  type Seller,
} from './services/context';
import { toPaise, toRupees } from './services/money';
import { DEFAULT_TAX, type TaxTerms } from './services/invoice';
import { isStateCode, stateOfGstin } from './services/states';
import { SettingError } from './settingError';

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Only for tests with a stand-in. */
  apiUrl: string | undefined;
}

export interface Settings {
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** At least 32 characters; by default generated and stored in `dataDir`. */
  tokenSecret: string | undefined;
  /** The shop's public origin. */
  publicUrl: string | undefined;
  /** `off` removes the service worker from every browser that has it. */
  serviceWorker: 'on' | 'off';
  /** Number of proxies in front that append to X-Forwarded-For. */
  trustedProxies: number;
  /** Of the log on the standard output: `info` has a line for each request. */
  logLevel: string;
  /** Serves Prometheus metrics; 0 for none. */
  metricsPort: number;
  /** Sign-ups from one network within an hour. */
  signUpsPerHour: number;
  /** Orders that an account may place within an hour. */
  ordersPerHour: number;
  /** How long a UPI order waits for its payment (ms). */
  upiHoldMs: number;
  /** The most (paise) that staff may refund at once. */
  staffRefundLimit: number;
  codTerms: CodTerms;
  tax: TaxTerms;
  /** As invoices name the store. */
  seller: Seller;
  mail: MailSettings;
  /** Undefined: events are not posted. */
  webhook: WebhookSettings | undefined;
  push: PushSettings | undefined;
  /** Undefined: photographs are stored in `dataDir`. */
  bucket: BucketSettings | undefined;
  payment: { provider: 'sandbox' } | ({ provider: 'razorpay' } & RazorpaySettings);
}

type Environment = Partial<Record<string, string>>;

const text = (environment: Environment, name: string): string | undefined => {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
};

function required(environment: Environment, name: string, why: string): string {
  const value = text(environment, name);
  if (value === undefined) throw new SettingError(`${name} is missing: ${why}.`);
  return value;
}

function whole(
  environment: Environment,
  name: string,
  fallback: number,
  max: number,
  min = 0,
): number {
  const value = text(environment, name);
  if (value === undefined) return fallback;
  if (!/^\d{1,5}$/.test(value) || Number(value) > max || Number(value) < min) {
    throw new SettingError(
      `${name} must be a whole number from ${String(min)} to ${String(max)}, but is "${value}".`,
    );
  }
  return Number(value);
}

/** Reads the environment. Throws a SettingError that names the wrong setting. */
export function readSettings(environment: Environment): Settings {
  return {
    port: whole(environment, 'PORT', 4000, 65_535),
    dataDir: text(environment, 'DATA_DIR') ?? '.data',
    databaseUrl: readDatabaseUrl(environment),
    tokenSecret: readTokenSecret(environment),
    publicUrl: readPublicUrl(environment),
    serviceWorker: readServiceWorker(environment),
    trustedProxies: whole(environment, 'TRUSTED_PROXIES', 0, 10),
    logLevel: readLogLevel(environment),
    metricsPort: whole(environment, 'METRICS_PORT', 0, 65_535),
    signUpsPerHour: whole(environment, 'SIGN_UPS_PER_HOUR', SIGN_UP_PAUSES.free, 99_999),
    ordersPerHour: whole(environment, 'ORDERS_PER_HOUR', ORDERS_PER_HOUR, 99_999),
    upiHoldMs: whole(environment, 'UPI_HOLD_MINUTES', UPI_HOLD_MINUTES, 1_440, 1) * 60_000,
    staffRefundLimit: toPaise(
      whole(environment, 'STAFF_REFUND_LIMIT', toRupees(STAFF_REFUND_LIMIT), 99_999),
    ),
    codTerms: readCodTerms(environment),
    tax: readTax(environment),
    seller: readSeller(environment),
    mail: readMail(environment),
    webhook: readWebhook(environment),
    push: readPush(environment),
    bucket: readBucket(environment),
    payment: readPayment(environment),
  };
}

function readDatabaseUrl(environment: Environment): string | undefined {
  const value = text(environment, 'DATABASE_URL');
  if (value !== undefined && !/^postgres(ql)?:\/\//.test(value)) {
    throw new SettingError('DATABASE_URL must start with postgres:// or be left out.');
  }
  return value;
}

function readTokenSecret(environment: Environment): string | undefined {
  const value = text(environment, 'TOKEN_SECRET');
  if (value !== undefined && value.length < 32) {
    throw new SettingError('TOKEN_SECRET must have at least 32 characters.');
  }
  return value;
}

function readPublicUrl(environment: Environment): string | undefined {
  const value = text(environment, 'PUBLIC_URL');
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new SettingError(
      `PUBLIC_URL must be an address like https://shop.example, but is "${value}".`,
    );
  }
  return url.origin;
}

function readServiceWorker(environment: Environment): 'on' | 'off' {
  const value = text(environment, 'SERVICE_WORKER') ?? 'on';
  if (value !== 'on' && value !== 'off') {
    throw new SettingError(`SERVICE_WORKER must be on or off, but is "${value}".`);
  }
  return value;
}

const LOG_LEVELS = ['silent', 'error', 'info'];

function readLogLevel(environment: Environment): string {
  const value = text(environment, 'LOG_LEVEL') ?? 'error';
  if (!LOG_LEVELS.includes(value)) {
    throw new SettingError(`LOG_LEVEL must be silent, error or info, but is "${value}".`);
  }
  return value;
}

function readCodTerms(environment: Environment): CodTerms {
  const max = text(environment, 'COD_MAX');
  if (max !== undefined && !/^\d{1,8}$/.test(max)) {
    throw new SettingError(`COD_MAX must be rupees, such as 10000, but is "${max}".`);
  }
  const excludedPins = (text(environment, 'COD_EXCLUDED_PINS') ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = excludedPins.find((pin) => !/^[1-9]\d{1,5}$/.test(pin));
  if (wrong !== undefined) {
    throw new SettingError(
      `COD_EXCLUDED_PINS must be PIN codes or their first digits, separated by commas, but has "${wrong}".`,
    );
  }
  return { max: max === undefined ? null : Number(max), excludedPins };
}

/** The seller's GSTIN is also shown by the shop, which is why it is a setting of the build. */
function readTax(environment: Environment): TaxTerms {
  const gstin = text(environment, 'VITE_STORE_TAX_NUMBER');
  const stateCode = gstin === undefined ? DEFAULT_TAX.stateCode : stateOfGstin(gstin);
  if (!isStateCode(stateCode)) {
    throw new SettingError(
      'VITE_STORE_TAX_NUMBER must be a GSTIN, which begins with a state code.',
    );
  }
  const rate = text(environment, 'GST_RATE');
  if (rate !== undefined && !/^\d{1,2}(?:\.\d{1,2})?$/.test(rate)) {
    throw new SettingError(`GST_RATE must be a percentage, such as 5, but is "${rate}".`);
  }
  const prefix = text(environment, 'INVOICE_PREFIX') ?? DEFAULT_TAX.prefix;
  if (!/^[A-Z0-9]{1,3}$/.test(prefix)) {
    throw new SettingError('INVOICE_PREFIX must be one to three characters of A-Z and 0-9.');
  }
  return { stateCode, rate: rate === undefined ? DEFAULT_TAX.rate : Number(rate), prefix };
}

/** The shop's pages show these too, which is why they are settings of the build. */
const readSeller = (environment: Environment): Seller => ({
  name: sampleStore.name,
  legalName: text(environment, 'VITE_STORE_LEGAL_NAME') ?? sampleStore.legalName,
  taxNumber: text(environment, 'VITE_STORE_TAX_NUMBER') ?? sampleStore.taxNumber,
  address: text(environment, 'VITE_STORE_ADDRESS') ?? sampleStore.address,
  email: text(environment, 'VITE_STORE_EMAIL') ?? sampleStore.email,
  phone: text(environment, 'VITE_STORE_PHONE') ?? sampleStore.phone,
});

function readMail(environment: Environment): MailSettings {
  const smtpUrl = text(environment, 'SMTP_URL');
  if (smtpUrl !== undefined && !/^smtps?:\/\/[^/]/.test(smtpUrl)) {
    throw new SettingError('SMTP_URL must start with smtp:// or smtps://, or be left out.');
  }
  const why = 'SMTP_URL needs it, such as "Marigold Lane <hello@shop.example>"';
  const from =
    smtpUrl === undefined
      ? (text(environment, 'MAIL_FROM') ?? 'Marigold Lane <shop@localhost>')
      : required(environment, 'MAIL_FROM', why);
  return { smtpUrl, from, operator: text(environment, 'OPERATOR_EMAIL') };
}

function readPush(environment: Environment): PushSettings | undefined {
  const publicKey = text(environment, 'PUSH_PUBLIC_KEY');
  if (publicKey === undefined) return undefined;
  const privateKey = required(environment, 'PUSH_PRIVATE_KEY', 'PUSH_PUBLIC_KEY needs it');
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey)) {
    throw new SettingError(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be the keys that "npx web-push generate-vapid-keys" writes.',
    );
  }
  return { publicKey, privateKey };
}

function readBucket(environment: Environment): BucketSettings | undefined {
  if (text(environment, 'MEDIA_BUCKET_URL') === undefined) return undefined;
  return {
    url: readAddress(environment, 'MEDIA_BUCKET_URL'),
    region: text(environment, 'MEDIA_BUCKET_REGION') ?? 'auto',
    keyId: required(environment, 'MEDIA_BUCKET_KEY_ID', 'MEDIA_BUCKET_URL needs it'),
    secret: required(environment, 'MEDIA_BUCKET_SECRET', 'MEDIA_BUCKET_URL needs it'),
    publicUrl: readAddress(environment, 'MEDIA_PUBLIC_URL'),
  };
}

/** An address without a slash at its end. */
function readAddress(environment: Environment, name: string): string {
  const value = required(environment, name, 'MEDIA_BUCKET_URL needs it');
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new SettingError(
      `${name} must be an address like https://storage.example/pictures, but is "${value}".`,
    );
  }
  return value.replace(/\/+$/, '');
}

function readWebhook(environment: Environment): WebhookSettings | undefined {
  const url = text(environment, 'WEBHOOK_URL');
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new SettingError(
      `WEBHOOK_URL must be an address like https://erp.example/shop, but is "${url}".`,
    );
  }
  const secret = required(environment, 'WEBHOOK_SECRET', 'WEBHOOK_URL needs it');
  const [, key = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  if (Buffer.from(key, 'base64').length < 24) {
    throw new SettingError(
      'WEBHOOK_SECRET must be whsec_ and at least 24 bytes as base64: echo "whsec_$(openssl rand -base64 32)"',
    );
  }
  return { url, secret };
}

function readPayment(environment: Environment): Settings['payment'] {
  const provider = text(environment, 'PAYMENT_PROVIDER') ?? 'sandbox';
  if (provider === 'sandbox') {
    const isWanted = text(environment, 'PAYMENT_SANDBOX') === 'yes';
    if (text(environment, 'PUBLIC_URL') !== undefined && !isWanted) {
      throw new SettingError(
        'PUBLIC_URL makes this a public shop, but its payments are tests: every UPI order could be paid with nothing. Set PAYMENT_PROVIDER=razorpay, or PAYMENT_SANDBOX=yes for a demonstration.',
      );
    }
    return { provider };
  }
  if (provider !== 'razorpay') {
    throw new SettingError(`PAYMENT_PROVIDER must be sandbox or razorpay, but is "${provider}".`);
  }
  const why = 'PAYMENT_PROVIDER=razorpay needs it';
  // Razorpay redirects to this address, which must be the same for everybody.
  required(environment, 'PUBLIC_URL', why);
  return {
    provider,
    keyId: required(environment, 'RAZORPAY_KEY_ID', why),
    keySecret: required(environment, 'RAZORPAY_KEY_SECRET', why),
    webhookSecret: required(environment, 'RAZORPAY_WEBHOOK_SECRET', why),
    apiUrl: text(environment, 'RAZORPAY_API_URL'),
  };
}
