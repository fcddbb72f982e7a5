import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './compose';

export interface Envelope extends Mail {
  /** The message's id: the same at every attempt. */
  id: string;
  to: string;
}

export interface MailTransport {
  send(mail: Envelope): Promise<void>;
}

export interface MailSettings {
  /** `smtp://user:password@host:port`; without one mails are files. */
  smtpUrl: string | undefined;
  /** The sender, such as `Marigold Lane <hello@shop.example>`. */
  from: string;
  /** Gets new orders; undefined for nobody. */
  operator: string | undefined;
}

/** How long a mail server may take to answer. */
const TIMEOUT_MS = 20_000;

/** Receivers that see a `Message-ID` twice show the mail once. */
const headersOf = ({ id, page: _page, ...mail }: Envelope, from: string) => ({
  ...mail,
  from,
  messageId: `<${id}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>`,
});

/** Sends mails by SMTP, or writes them as `.eml` files to `folder`, one for each id. */
export function createMailTransport(
  { smtpUrl, from }: Pick<MailSettings, 'smtpUrl' | 'from'>,
  folder: string,
): MailTransport {
  if (smtpUrl !== undefined) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    return {
      async send(mail) {
        await transport.sendMail(headersOf(mail, from));
      },
    };
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await writer.sendMail(headersOf(mail, from));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}
