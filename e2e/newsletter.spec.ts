import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expectAccessible } from './axe';
import { openShop, plainText } from './ownShop';
import { visit } from './people';
import { expect, test } from './test';

test.use({ serviceWorkers: 'block' });

/** A mail server that keeps what it takes. */
async function openMailServer() {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(plainText(Buffer.concat(parts).toString('latin1')));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

test('the newsletter: subscribed after a confirmation, with a code, and ended with one tap', async ({
  page,
}) => {
  const mailServer = await openMailServer();
  const shop = await openShop({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Marigold Lane <hello@shop.example>',
  });
  const link = (step: string) => {
    const all = mailServer.mails.join('\n');
    const found = new RegExp(`: http://localhost:\\d+(/\\S+/${step}\\?\\S+)`).exec(all)?.[1];
    return found === undefined ? null : shop.origin + found;
  };
  await visit(page, shop.origin);
  const block = page.getByRole('region', { name: /^Subscribe & Save/ });
  await block.getByRole('textbox', { name: /Email/ }).fill('asha@example.com');
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(block.getByText(/^We have written to asha@example.com/)).toBeVisible();
  await expect.poll(() => link('confirm')).not.toBeNull();
  await page.goto(link('confirm') ?? '');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  await expect(page.getByText(/^Your code is SAVE-[A-Z2-9]{10}\./)).toBeVisible();
  await expect.poll(() => link('unsubscribe')).not.toBeNull();
  await page.goto(link('unsubscribe') ?? '');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  shop.stop();
  await mailServer.close();
});
