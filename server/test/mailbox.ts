import { inEnglish, type InLanguage } from '../../src/shared/i18n/message';
import type { MessageContext } from '../messages/send';
import type { Envelope, MailTransport } from '../messages/transport';
import type { TestShop } from './harness';

/** A mail server that fails when told so, and remembers what it took. */
export function mailbox() {
  const taken: Envelope[] = [];
  const state = { down: false };
  const transport: MailTransport = {
    send(mail) {
      if (state.down) return Promise.reject(new Error('421 Try again later.'));
      taken.push(mail);
      return Promise.resolve();
    },
  };
  return { taken, state, transport };
}

/** What sending the messages of a test's shop needs. */
export const mailContext = (
  shop: TestShop,
  transport: MailTransport,
  inLanguage: InLanguage = inEnglish,
): MessageContext => ({
  store: shop.store,
  clock: shop.context.clock,
  transport,
  tokens: shop.tokens,
  publicUrl: 'https://shop.example',
  operator: 'asha@shop.example',
  inLanguage,
});
