import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Settings } from '../settings';
import type { PaymentProvider } from './provider';
import { createRazorpay } from './razorpay';
import { createSandbox } from './sandbox';

/** Creates the payment provider that the settings name. */
export const createPayments = (
  settings: Settings['payment'],
  db: Kysely<Database>,
  clock: () => number,
): PaymentProvider =>
  settings.provider === 'razorpay' ? createRazorpay(settings) : createSandbox(db, clock);
